import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { diamond, rect } from "../../../common/kolam/shapes";
import { line, space } from "../../theme/tokens";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Price } from "../../ui/figures/Price";
import { Kolam } from "../../ui/pictures/Kolam";
import { DotList } from "../../ui/text/DotList";

/** Kolams of one, three and five dots, from the lowest tier up. */
const drawings = [
  { cells: diamond(0), size: 42 },
  { cells: rect(3, 1), size: 30 },
  { cells: diamond(1), size: 26 },
];

/** Part of a box of tiers. On tablets the benefits are beside name and price. Price and button are at the foot of a half. */
const Tier = styled(Card)(({ theme: { vars, layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[5]} ${layout.gap}`,
  padding: `${space[6]} ${space[5]}`,
  "& + &": { borderTop: line.hairline },
  "& > div": {
    display: "grid",
    alignContent: "space-between",
    gap: space[5],
  },
  '& [data-slot="top"]': {
    display: "flex",
    alignItems: "center",
    gap: space[4],
    marginBottom: space[4],
    color: vars.palette.primary.main,
  },
  "&[data-highlighted]": {
    borderColor: "transparent",
    backgroundColor: vars.palette.surface.tint,
  },
  '[data-plane="networkSoft"] > &[data-highlighted]': {
    backgroundColor: vars.palette.network.soft,
  },
  [breakpoints.between("sm", "md")]: { gridTemplateColumns: "5fr 7fr" },
  // The prices of neighbours are at the same height.
  [breakpoints.up("md")]: {
    gridRow: "span 2",
    gridTemplateRows: "subgrid",
    rowGap: space[6],
    padding: space[6],
    "& + &": { borderTop: 0 },
    '& [data-slot="top"]': { minHeight: 78 },
  },
}));

interface TierCardProps {
  tier: Queries.TierFragment;
  /** The name of the tier below, whose benefits this one includes. */
  below: string | undefined;
  /** From 0. */
  level: number;
  labels: Queries.TierLabelsFragment;
}

/** A membership tier: price, added benefits and a link to join. The second one is highlighted. */
export function TierCard({
  tier: { name, shownPrice, description, benefits },
  below,
  level,
  labels,
}: TierCardProps) {
  const drawing = drawings[level];
  const isHighlighted = level === 1;
  return (
    <Tier data-highlighted={isHighlighted || undefined}>
      <div>
        <div>
          <div data-slot="top">
            {drawing && <Kolam {...drawing} />}
            {isHighlighted && labels.highlight && <b>{labels.highlight}</b>}
          </div>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{description}</Typography>
        </div>
        <Price amount={shownPrice} note={labels.perYear} />
      </div>
      <div>
        <DotList
          first={below && fillTemplate(labels.includes, { tier: below })}
          items={benefits}
        />
        <ActionButton
          {...labels.action}
          context={name}
          variant={isHighlighted ? "contained" : "outlined"}
        />
      </div>
    </Tier>
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
