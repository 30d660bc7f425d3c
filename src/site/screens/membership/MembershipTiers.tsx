import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { Plane } from "../../theme/planes";
import { LazyTabPanels } from "../../ui/LazyTabPanels";
import { Section } from "../../ui/Section";
import { TierCard } from "./TierCard";

/** The plane that gives buttons and dots the group's colour. Blue needs none. */
const planes: Readonly<Partial<Record<Queries.Tone, Plane>>> = {
  marigold: "growth",
  rani: "network",
};

const Tiers = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 14,
  // Uses the plane's colours but not its background.
  backgroundColor: "transparent",
  [theme.breakpoints.up("md")]: {
    gridAutoColumns: "1fr",
    gridAutoFlow: "column",
    gridTemplateRows: "repeat(6, auto)",
    gap: 0,
    "&:not(:has(> :nth-of-type(2)))": {
      gridAutoColumns: "minmax(0, 560px)",
      justifyContent: "center",
    },
    "&:has(> :nth-of-type(4))": {
      "--price-size": "clamp(1.75rem, 0.6rem + 2.4vw, 3.25rem)",
    },
  },
}));

/** The tiers for each audience. The open audience is in the address (#msmes). */
export function MembershipTiers({
  membership: { tabsLabel, groups, labels },
}: {
  membership: Queries.MembershipTiersFragment;
}) {
  return (
    <Section flush="top" headingId="tiers" heading={tabsLabel} headingHidden>
      <LazyTabPanels
        label={tabsLabel}
        tabs={groups.map(({ key, audience, tone, tiers }) => ({
          value: key,
          label: audience,
          panel: (
            <Tiers data-plane={planes[tone]}>
              {tiers.map((tier, level) => (
                <TierCard
                  key={tier.name}
                  tier={tier}
                  level={level}
                  below={tiers[level - 1]?.name}
                  labels={labels}
                  highlighted={level === Math.min(1, tiers.length - 1)}
                />
              ))}
            </Tiers>
          ),
        }))}
      />
    </Section>
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
