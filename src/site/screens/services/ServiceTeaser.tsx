import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Icon } from "../../ui/Icon";
import { arrowForward } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";

const RowLink = styled(SmartLink)(({ theme: { vars } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "6px 32px",
  paddingBlock: "clamp(24px, 3vw, 40px)",
  borderBottom: `1px solid ${vars.palette.divider}`,
  textDecoration: "none",
  "&:hover h2": { color: vars.palette.primary.main },
  "& p": { flex: "1 1 240px", color: vars.palette.text.secondary },
  "& svg": { alignSelf: "center", color: vars.palette.primary.main },
}));

/** One more service as a link in one line. */
export function ServiceTeaser({ service }: Queries.ServiceTeaserFragment) {
  return (
    <Section headingId="further-service" flush="both">
      <RowLink href={service.to}>
        <Typography id="further-service" variant="h3" component="h2">
          {service.title}
        </Typography>
        <p>{service.summary}</p>
        <Icon path={arrowForward} />
      </RowLink>
    </Section>
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
