import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { breakingWords } from "../../theme/typography";
import { StatNumber } from "./StatNumber";
import { space } from "../../theme/tokens";

const List = styled("ul")({
  "& > li": { display: "flex", flexDirection: "column", gap: space[3] },
});

const Value = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  // Its columns are as wide as figures.
  overflowWrap: "break-word",
}));

const Label = styled("p")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  ...breakingWords,
}));

interface FigureListProps {
  claims: readonly { label: string; figure: { number: string } }[];
  /** Look of each figure's card. */
  variant?: CardProps["variant"];
  /** Whether the claims rise one after another when they come into view. */
  entering?: boolean;
  /** How long the figures count up, if not as long as usual. */
  durationMs?: number;
  className?: string;
}

/** A list of figures that count up, each above its label. Styles may change the slots `figure` and `label`. */
export function FigureList({
  claims,
  variant,
  entering,
  durationMs,
  className,
}: FigureListProps) {
  return (
    <List className={className}>
      {claims.map(({ label, figure }) => (
        <Card
          key={label}
          component="li"
          variant={variant}
          data-enter={entering ? "" : undefined}
        >
          <Value data-slot="figure">
            <StatNumber value={figure.number} durationMs={durationMs} />
          </Value>{" "}
          <Label data-slot="label">{label}</Label>
        </Card>
      ))}
    </List>
  );
}
