import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";

interface FundingSupportProps {
  support: Queries.FundingSupportFragment;
}

const Root = styled(Section)(({ theme }) => ({
  "& ul": {
    display: "grid",
    gap: "clamp(28px, 4vw, 64px)",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  },
  "& svg": { marginBottom: 16, color: theme.vars.palette.primary.main },
  "& .description": { marginTop: 6, color: theme.vars.palette.text.secondary },
}));

/** The four kinds of support on the way to funding. */
export function FundingSupport({
  support: { heading, cards },
}: FundingSupportProps) {
  return (
    <Root plane="mist" headingId="support">
      <Columns split="4-7" align="start">
        <Typography id="support" variant="h2">
          {heading}
        </Typography>
        <ul>
          {cards.map(({ icon, title, description }) => (
            <li key={title} data-enter="">
              <Icon path={icon} size={28} />
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" className="description">
                {description}
              </Typography>
            </li>
          ))}
        </ul>
      </Columns>
    </Root>
  );
}

export const fragment = graphql`
  fragment FundingSupport on FundingSupport {
    heading
    cards {
      icon
      title
      description
    }
  }
`;
