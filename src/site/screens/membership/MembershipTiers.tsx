import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { softPlanes } from "../../theme/tones";
import { LazyTabPanels } from "../../ui/disclosure/LazyTabPanels";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { TierCard } from "./TierCard";
import { space } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const Tiers = styled("div")(({ theme }) => ({
  display: "grid",
  gap: space[4],
  // Uses the plane's colours but not its background, which only the highlighted card has (TierCard).
  "&[data-plane]": { backgroundColor: "transparent" },
  // The tab's name, too, which Firefox tears from what follows it.
  "&, [role=tabpanel]:has(> &)": { breakInside: "avoid" },
  [theme.breakpoints.up("md")]: {
    gridAutoColumns: "1fr",
    gridAutoFlow: "column",
    gridTemplateRows: "auto auto",
    gap: 0,
    '&[data-count="1"]': {
      gridAutoColumns: "minmax(0, 560px)",
      justifyContent: "center",
    },
  },
}));

/** The tiers for each audience, from the lowest up; the second, or a single one, is highlighted. The open audience is in the address (#msmes). */
export function MembershipTiers({
  membership: { tabsLabel, groups, labels },
}: {
  membership: Queries.MembershipTiersFragment;
}) {
  if (!groups) return null;
  return (
    <Section headingId="tiers" sx={{ pt: 0 }}>
      <SectionHeading hidden>{tabsLabel}</SectionHeading>
      <LazyTabPanels
        label={tabsLabel}
        tabs={groups.map(({ anchor, audience, tone, tiers }) => ({
          value: anchor,
          label: audience,
          tone,
          panel: (
            <Tiers
              // The page has the primary tone already.
              data-plane={tone === "primary" ? undefined : softPlanes[tone]}
              data-count={tiers.length}
            >
              {tiers.map((tier, level) => (
                <TierCard
                  key={tier.name}
                  tier={tier}
                  below={tiers[level - 1]?.name}
                  level={level}
                  isHighlighted={level === Math.min(1, tiers.length - 1)}
                  labels={labels}
                />
              ))}
            </Tiers>
          ),
        }))}
      />
      {/* Clear of the highlighted card, which is taller. */}
      {labels.priceNote && <Caption sx={{ mt: 6 }}>{labels.priceNote}</Caption>}
    </Section>
  );
}

export const fragment = graphql`
  fragment MembershipTiers on MembershipPage {
    tabsLabel
    labels {
      priceNote
      ...TierLabels
    }
    groups {
      audience
      anchor
      tone
      tiers {
        ...Tier
      }
    }
  }
`;
