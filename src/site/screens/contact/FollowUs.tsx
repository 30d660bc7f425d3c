import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { arrowOutward } from "../../ui/iconPaths";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";

const Root = styled(Section)({ paddingBlock: "clamp(3rem, 5vw, 5rem)" });

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "24px 48px",
  "& ul": { display: "flex", flexWrap: "wrap", gap: 8 },
});

const Pill = styled(SmartLink)(({ theme: { vars } }) => ({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 48,
  padding: "0 18px",
  border: `1.5px solid ${vars.palette.border.control}`,
  borderRadius: radii.pill,
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { backgroundColor: vars.palette.surface.tint },
  "&:focus-visible": { borderRadius: radii.pill },
  "& > :last-child": { color: vars.palette.text.secondary },
}));

interface FollowUsProps {
  heading: string;
  site: Queries.FollowUsFragment;
}

/** The social profiles to follow; renders nothing without one. */
export function FollowUs({ heading, site }: FollowUsProps) {
  const profiles = site.socialProfiles.filter((profile) => profile.follow);
  if (profiles.length === 0) return null;
  return (
    <Root headingId="follow-us">
      <Row>
        <Typography id="follow-us" variant="h2">
          {heading}
        </Typography>
        <ul>
          {profiles.map(({ label, icon, to }) => (
            <li key={label}>
              <Pill href={to}>
                <Icon path={icon} size={20} />
                {label}
                <Icon path={arrowOutward} size={20} />
              </Pill>
            </li>
          ))}
        </ul>
      </Row>
    </Root>
  );
}

export const fragment = graphql`
  fragment FollowUs on SiteContent {
    socialProfiles {
      label
      icon
      to
      follow
    }
  }
`;
