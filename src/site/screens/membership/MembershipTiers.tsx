import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { diamond, rect } from "../../../common/kolam/shapes";
import type { Plane } from "../../theme/planes";
import { radii } from "../../theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { DotList } from "../../ui/text/DotList";
import { Price } from "../../ui/figures/Price";
import { Kolam } from "../../ui/pictures/Kolam";
import { LazyTabPanels } from "../../ui/disclosure/LazyTabPanels";
import { Section } from "../../ui/structure/Section";
import { Note } from "../../ui/text/Note";

/** One, three or five dots, from the lowest tier up. */
const icons = [
  { cells: diamond(0), size: 42 },
  { cells: rect(3, 1), size: 30 },
  { cells: diamond(1), size: 26 },
];

/** From 900 px on the cards are side by side without a gap, and the highlighted one is taller. */
const Tier = styled(Card)(({ theme: { vars, typography, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: "28px 24px",
  "& > ul": { ...typography.body2, alignSelf: "start", marginBottom: 34 },
  // The benefits of the tier below.
  "&:not(:first-of-type) > ul > :first-of-type": { fontWeight: 600 },
  "& > a": { width: "100%", alignSelf: "end" },
  "&[data-highlighted]": {
    backgroundColor: vars.palette.surface.tint,
    borderColor: vars.palette.primary.light,
  },
  '[data-plane="network"] &[data-highlighted]': {
    backgroundColor: vars.palette.network.soft,
  },
  '[data-plane="growth"] &[data-highlighted]': {
    backgroundColor: vars.palette.growth.soft,
  },
  [breakpoints.up("md")]: {
    padding: "40px clamp(24px, 2.6vw, 40px)",
    // Aligns names, prices and benefits of neighbouring tiers.
    gridRow: "span 6",
    gridTemplateRows: "subgrid",
    rowGap: 0,
    "&:not([data-highlighted])": { borderRadius: 0 },
    "&:not([data-highlighted]):first-of-type": {
      borderRadius: `${radii.cell}px 0 0 ${radii.cell}px`,
    },
    "&:not([data-highlighted]):last-of-type": {
      borderRadius: `0 ${radii.cell}px ${radii.cell}px 0`,
    },
    // One border between neighbours: the highlighted card's, or the previous card's.
    "&:has(+ [data-highlighted])": { borderRight: 0 },
    "& + &:not([data-highlighted])": { borderLeft: 0 },
    "&[data-highlighted]": { marginBlock: -18, paddingBlock: 58 },
  },
}));

const Dots = styled("div")(({ theme: { vars, breakpoints } }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: 56,
  marginBottom: 20,
  color: vars.palette.primary.main,
  [breakpoints.up("md")]: { minHeight: 82 },
}));

const PriceLine = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 10px",
  margin: "26px 0 28px",
});

const Amount = styled(Price)(({ theme }) => ({
  ...theme.typography.stat,
  fontSize: "var(--price-size, clamp(2.5rem, 1.7rem + 2.2vw, 3.75rem))",
  lineHeight: 1,
}));

type Membership = Queries.MembershipTiersFragment;

interface TierCardsProps {
  /** From the lowest tier up. */
  tiers: Membership["groups"][number]["tiers"];
  labels: Membership["labels"];
}

/** Membership tiers: price, added benefits and a link to join. The second is highlighted. */
function TierCards({ tiers, labels }: TierCardsProps) {
  const highlighted = Math.min(1, tiers.length - 1);
  return tiers.map(({ name, price, description, benefits }, level) => {
    const icon = icons[Math.min(level, icons.length - 1)];
    const below = tiers[level - 1];
    const included = below
      ? [fillTemplate(labels.includes, { tier: below.name })]
      : [];
    return (
      <Tier
        key={name}
        variant="outlined"
        data-highlighted={level === highlighted || undefined}
      >
        <Dots>{icon && <Kolam {...icon} />}</Dots>
        <Typography variant="h3" sx={{ mb: "6px" }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{description}</Typography>
        <PriceLine>
          <Amount amount={price} /> <Note as="span">{labels.perYear}</Note>
        </PriceLine>
        <DotList items={[...included, ...benefits]} />
        <ActionButton
          {...labels.action}
          context={name}
          variant={level === highlighted ? "contained" : "outlined"}
        />
      </Tier>
    );
  });
}

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
  membership: Membership;
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
              <TierCards tiers={tiers} labels={labels} />
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
      perYear
      includes
      action {
        ...Action
      }
    }
    groups {
      audience
      key
      tone
      tiers {
        name
        price
        description
        benefits
      }
    }
  }
`;
