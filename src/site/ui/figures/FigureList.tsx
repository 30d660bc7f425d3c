import { styled } from "@mui/material/styles";
import { breakingWords } from "../../theme/typography";
import { evenRows } from "../structure/evenRows";
import { FigureText } from "./FigureText";
import { StatNumber } from "./StatNumber";

const Root = styled("ul")(({ theme: { typography, vars } }) => ({
  "& > li": { display: "flex", flexDirection: "column", gap: 12 },
  "& > li > :first-of-type": typography.stat,
  "& > li > :last-of-type": {
    color: vars.palette.text.secondary,
    ...breakingWords,
  },
}));

interface FigureListProps {
  claims: readonly { label: string; figure: { number: string } }[];
  /** How many claims a row holds, for a grid of even rows that rise one after another when they come into view. */
  perRow?: number;
  /** Whether the figures count up, and how long if not as long as usual. */
  counting?: boolean;
  durationMs?: number;
  className?: string;
}

/** A list of figures, each above its label: list items of two paragraphs, the figure first. */
export function FigureList({
  claims,
  perRow,
  counting,
  durationMs,
  className,
}: FigureListProps) {
  const places = perRow ? evenRows(claims.length, perRow) : [];
  return (
    <Root className={className}>
      {claims.map(({ label, figure }, index) => (
        <li key={label} data-enter={perRow ? "" : undefined} {...places[index]}>
          <p>
            {counting ? (
              <StatNumber value={figure.number} durationMs={durationMs} />
            ) : (
              <FigureText value={figure.number} />
            )}
          </p>{" "}
          <p>{label}</p>
        </li>
      ))}
    </Root>
  );
}
