import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import type { Plane } from "../../theme/planes";
import { visuallyHidden } from "../../theme/visuallyHidden";
import { LateTabPanels } from "../../ui/LateTabPanels";
import { Section } from "../../ui/Section";
import { TierCard } from "./TierCard";

/** The plane that turns buttons and dots into a group's colour; blue is the page's own. */
const planes: Readonly<Record<Queries.Tone, Plane | undefined>> = {
  blue: undefined,
  ink: undefined,
  marigold: "growth",
  rani: "network",
};

const Root = styled(Section)(({ theme: { vars, breakpoints } }) => ({
  "& .tiers": { display: "grid", gap: 14 },
  "& .group": { backgroundColor: "transparent" },
  "html.js & .group > h2": visuallyHidden,
  "html:not(.js) & .group > h2": { margin: "2rem 0" },
  '& .group[data-plane="network"] .middle': {
    backgroundColor: vars.palette.network.soft,
  },
  '& .group[data-plane="growth"] .middle': {
    backgroundColor: vars.palette.growth.soft,
  },
  [breakpoints.up("md")]: {
    "& .tiers": { gridTemplateColumns: "repeat(3, 1fr)", gap: 0 },
    "& .tier:first-of-type": {
      borderRight: 0,
      borderRadius: `${radii.cell}px 0 0 ${radii.cell}px`,
    },
    "& .tier:last-of-type": {
      borderLeft: 0,
      borderRadius: `0 ${radii.cell}px ${radii.cell}px 0`,
    },
    "& .middle": { marginBlock: -18, paddingBlock: 58 },
  },
}));

/** Three tiers for each audience. The open audience is in the address (#msmes). */
export function MembershipTiers({
  membership: { tabsLabel, groups, labels },
}: {
  membership: Queries.MembershipTiersFragment;
}) {
  return (
    <Root flush="top">
      <LateTabPanels
        label={tabsLabel}
        tabs={groups.map(({ key, audience, tone, tiers }) => ({
          value: key,
          label: audience,
          panel: (
            <div className="group" data-plane={planes[tone]}>
              <Typography variant="h2">{audience}</Typography>
              <div className="tiers">
                {tiers.map((tier, level) => (
                  <TierCard
                    key={tier.name}
                    tier={tier}
                    level={level}
                    below={tiers[level - 1]?.name}
                    labels={labels}
                    highlighted={level === 1}
                  />
                ))}
              </div>
            </div>
          ),
        }))}
      />
    </Root>
  );
}

export const fragment = graphql`
  fragment MembershipTiers on MembershipPage {
    tabsLabel
    labels {
      ...TierLabels
    }
    groups {
      audience
      key
      tone
      tiers {
        ...TierCard
      }
    }
  }
`;
