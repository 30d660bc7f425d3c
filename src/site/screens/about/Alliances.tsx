import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { AutoScrollStrip } from "../../ui/AutoScrollStrip";
import { Logo } from "../../ui/Logo";
import { Section } from "../../ui/Section";

const Root = styled(Section)({ paddingTop: "clamp(3rem, 5vw, 5rem)" });

const Strip = styled(AutoScrollStrip)(({ theme }) => ({
  marginTop: 20,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  maskImage:
    "linear-gradient(90deg, transparent, black 6%, black 94%, transparent)",
}));

const Item = styled("li")({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: 224,
  height: 112,
});

/** The partners' logos, in a strip. */
export function Alliances({ heading, logos }: Queries.AlliancesFragment) {
  return (
    <Root headingId="alliances" flush="bottom" bleed>
      <Strip
        label={heading}
        repeat={3}
        heading={
          <Typography id="alliances" variant="h3" component="h2">
            {heading}
          </Typography>
        }
      >
        {logos.map((logo) => (
          <Item key={logo.path}>
            <Logo logo={logo} />
          </Item>
        ))}
      </Strip>
    </Root>
  );
}

export const fragment = graphql`
  fragment Alliances on Alliances {
    heading
    logos {
      path
      ...Logo
    }
  }
`;
