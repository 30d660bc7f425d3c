import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { softPlanes } from "../../theme/tones";
import { line, radii } from "../../theme/tokens";
import { LazyTabPanels } from "../../ui/disclosure/LazyTabPanels";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { Caption } from "../../ui/text/Caption";
import { TierCard } from "./TierCard";

/** A box of tiers, side by side from 900 px on. */
const Tiers = styled("div")(({ theme }) => ({
  display: "grid",
  border: line.hairline,
  borderRadius: radii.cell,
  // Has the plane's colours, but not its background.
  "&[data-plane]": { backgroundColor: "transparent" },
  [theme.breakpoints.up("md")]: {
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto",
  },
}));

/** The tiers for each audience, from the lowest up. The open audience is in the address (#msmes). */
export const MembershipTiers = ({
  tabsLabel,
  groups,
  labels,
}: Queries.MembershipTiersFragment) => (
  <Section headingId="tiers" sx={{ pt: 0 }}>
    <SectionHeading hidden>{tabsLabel}</SectionHeading>
    <LazyTabPanels
      label={tabsLabel}
      tabs={groups.map(({ anchor, audience, tone, tiers }) => ({
        value: anchor,
        label: audience,
        tone,
        panel: (
          <Tiers data-plane={softPlanes[tone]}>
            {tiers.map((tier, level) => (
              <TierCard
                key={tier.name}
                tier={tier}
                below={tiers[level - 1]?.name}
                level={level}
                labels={labels}
              />
            ))}
          </Tiers>
        ),
      }))}
    />
    {/* Clear of the highlighted tier, which is taller. */}
    {labels.priceNote && <Caption sx={{ mt: 6 }}>{labels.priceNote}</Caption>}
  </Section>
);

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
