import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Icon } from "../../ui/Icon";
import { arrowForward } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";

const Root = styled(Section)(({ theme }) => ({
  "& a": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "6px 32px",
    paddingBlock: "clamp(24px, 3vw, 40px)",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textDecoration: "none",
  },
  "& a:hover h2": { color: theme.vars.palette.primary.main },
  "& p": { color: theme.vars.palette.text.secondary, flex: "1 1 240px" },
  "& svg": { alignSelf: "center", color: theme.vars.palette.primary.main },
}));

/** One more service in one line, under the panels. */
export function ServiceTeaser({
  teaser: { service },
}: {
  teaser: Queries.ServiceTeaserFragment;
}) {
  return (
    <Root headingId="further-service" flush="both">
      <SmartLink href={service.to}>
        <Typography id="further-service" variant="h3" component="h2">
          {service.title}
        </Typography>
        <Typography>{service.summary}</Typography>
        <Icon path={arrowForward} />
      </SmartLink>
    </Root>
  );
}

export const fragment = graphql`
  fragment ServiceTeaser on ServiceTeaser {
    service {
      title
      summary
      to
    }
  }
`;
