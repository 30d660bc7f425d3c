import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { ActionButton } from "../../ui/ActionButton";
import { DotList } from "../../ui/DotList";
import { Kolam } from "../../ui/Kolam";
import { diamond, rect } from "../../../common/kolam/shapes";
import { Price } from "../../ui/Price";

/** Basic, medium and premium: one dot, three dots, five dots. */
const icons = [
  { cells: diamond(0), size: 42 },
  { cells: rect(3, 1), size: 30 },
  { cells: diamond(1), size: 26 },
];

const Root = styled(Card)(({ theme: { vars, typography, breakpoints } }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: "28px 24px",
  "&.middle": {
    backgroundColor: vars.palette.surface.tint,
    borderColor: vars.palette.primary.light,
  },
  "& .icon": {
    display: "flex",
    alignItems: "center",
    minHeight: 56,
    marginBottom: 20,
    color: vars.palette.primary.main,
  },
  "& .quiet": { color: vars.palette.text.secondary },
  "& h3": { marginBottom: 6 },
  "& .price": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "2px 10px",
    margin: "26px 0 28px",
  },
  "& .amount": {
    ...typography.stat,
    fontSize: "clamp(2.5rem, 1.7rem + 2.2vw, 3.75rem)",
    lineHeight: 1,
  },
  "& ul": { ...typography.body2, alignSelf: "start", marginBottom: 34 },
  "& .higher li:first-of-type": { fontWeight: 600 },
  "& .start": { width: "100%", alignSelf: "end" },
  [breakpoints.up("md")]: {
    padding: "40px clamp(24px, 2.6vw, 40px)",
    // Names, prices and benefits of neighbouring tiers stand on the same lines.
    gridRow: "span 6",
    gridTemplateRows: "subgrid",
    rowGap: 0,
    "& .icon": { minHeight: 82 },
  },
}));

interface TierCardProps {
  tier: Queries.TierCardFragment;
  /** 0 for the lowest tier. */
  level: number;
  /** Name of the tier below, whose benefits this one includes. */
  below: string | undefined;
  labels: Queries.TierLabelsFragment;
  highlighted: boolean;
}

/** A membership tier: what it costs, what it adds, and the way in. */
export function TierCard({
  tier: { name, price, description, benefits },
  level,
  below,
  labels,
  highlighted,
}: TierCardProps) {
  const icon = icons[Math.min(level, icons.length - 1)];
  const included = below
    ? [fillTemplate(labels.includes, { tier: below })]
    : [];
  return (
    <Root variant="outlined" className={highlighted ? "tier middle" : "tier"}>
      <div className="icon">{icon && <Kolam {...icon} />}</div>
      <Typography variant="h3">{name}</Typography>
      <p className="quiet">{description}</p>
      <p className="price">
        <Price amount={price} className="amount" />
        <Typography variant="body2" component="span" className="quiet">
          {labels.perYear}
        </Typography>
      </p>
      <DotList
        items={[...included, ...benefits]}
        className={below ? "higher" : undefined}
      />
      <ActionButton
        className="start"
        href={labels.action.to}
        label={labels.action.label}
        context={fillTemplate(labels.actionContext, { tier: name })}
        variant={highlighted ? "contained" : "outlined"}
      />
    </Root>
  );
}

export const fragments = graphql`
  fragment TierLabels on TierLabels {
    perYear
    includes
    action {
      label
      to
    }
    actionContext
  }

  fragment TierCard on MembershipTier {
    name
    price
    description
    benefits
  }
`;
