import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { diamond, rect } from "../../../common/kolam/shapes";
import { alignedParts } from "../../theme/grids";
import { radii, space } from "../../theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Kolam } from "../../ui/pictures/Kolam";
import { DotList } from "../../ui/text/DotList";
import { Caption } from "../../ui/text/Caption";

/** Kolams of one, three and five dots, from the lowest tier up. */
const drawings = [
  { cells: diamond(0), size: 42 },
  { cells: rect(3, 1), size: 30 },
  { cells: diamond(1), size: 26 },
];

/** From 900 px on the cards are side by side without a gap, and the highlighted one is taller. */
const Root = styled(Card)(({ theme: { vars, layout, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: `${space[6]} ${space[5]}`,
  "&[data-highlighted]": {
    backgroundColor: vars.palette.surface.tint,
  },
  '[data-plane="networkSoft"] &[data-highlighted]': {
    backgroundColor: vars.palette.network.soft,
  },
  '[data-plane="growthSoft"] &[data-highlighted]': {
    backgroundColor: vars.palette.growth.soft,
  },
  // Name and price on the left, the benefits on the right.
  [breakpoints.between("sm", "md")]: {
    gridTemplateColumns: "5fr 7fr",
    columnGap: layout.gap,
    padding: space[6],
  },
  [breakpoints.up("md")]: {
    padding: space[6],
    // The prices of neighbouring tiers are at the same height, and so are their benefits.
    ...alignedParts,
    "&:not([data-highlighted])": {
      borderRadius: 0,
      "&:first-of-type": {
        borderRadius: `${radii.cell}px 0 0 ${radii.cell}px`,
      },
      "&:last-of-type": {
        borderRadius: `0 ${radii.cell}px ${radii.cell}px 0`,
      },
    },
    // One border between neighbours: the highlighted card's, or the previous card's.
    "&:has(+ [data-highlighted])": { borderRight: 0 },
    "& + &:not([data-highlighted])": { borderLeft: 0 },
    "&[data-highlighted]": {
      marginBlock: `calc(-1 * ${space[4]})`,
      paddingBlock: `calc(${space[6]} + ${space[4]})`,
    },
  },
}));

const Part = styled("div")({ display: "flex", flexDirection: "column" });

/** The drawing, and beside it why the highlighted tier stands out. */
const Top = styled("div")(({ theme: { vars, breakpoints } }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  minHeight: 56,
  marginBottom: space[5],
  color: vars.palette.primary.main,
  [breakpoints.up("md")]: { minHeight: 82 },
  "&:empty": { display: "none" },
}));

const PriceLine = styled("p")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  marginTop: "auto",
  padding: `${space[5]} 0 ${space[6]}`,
});

const Amount = styled("span")(({ theme }) => ({
  ...theme.typography.price,
  // Four cards side by side are narrow (data-count in MembershipTiers).
  '[data-count="4"] &': theme.typography.headline,
}));

const Benefits = styled(DotList)(({ theme }) => ({
  ...theme.typography.body1,
  marginBottom: space[6],
}));

const JoinButton = styled(ActionButton)(({ theme: { breakpoints } }) => ({
  width: "100%",
  marginTop: "auto",
  [breakpoints.between("sm", "md")]: { width: "auto", alignSelf: "start" },
}));

interface TierCardProps {
  tier: Queries.TierFragment;
  /** The name of the tier below, whose benefits this one includes. */
  below: string | undefined;
  /** From 0. */
  level: number;
  isHighlighted: boolean;
  labels: Queries.TierLabelsFragment;
}

/** A membership tier: price, added benefits and a link to join. */
export function TierCard({
  tier: { name, shownPrice, description, benefits },
  below,
  level,
  isHighlighted,
  labels,
}: TierCardProps) {
  const drawing = drawings[Math.min(level, drawings.length - 1)];
  return (
    <Root variant="outlined" data-highlighted={isHighlighted || undefined}>
      <Part>
        <Top>
          {drawing && <Kolam {...drawing} />}
          {isHighlighted && labels.highlight && <b>{labels.highlight}</b>}
        </Top>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{description}</Typography>
        <PriceLine data-pagefind-ignore="">
          <Amount>{shownPrice}</Amount>{" "}
          <Caption as="span">{labels.perYear}</Caption>
        </PriceLine>
      </Part>
      <Part>
        <Benefits
          first={below && fillTemplate(labels.includes, { tier: below })}
          items={benefits}
        />
        <JoinButton
          {...labels.action}
          context={name}
          variant={isHighlighted ? "contained" : "outlined"}
        />
      </Part>
    </Root>
  );
}

export const fragments = graphql`
  fragment TierLabels on TierLabels {
    perYear
    highlight
    includes
    action {
      ...Action
    }
  }

  fragment Tier on MembershipTier {
    name
    shownPrice
    description
    benefits
  }
`;
