import { styled } from "@mui/material/styles";
import { breakingWords } from "../../theme/typography";
import { FigureText } from "./FigureText";
import { StatNumber } from "./StatNumber";

const Root = styled("ul")({
  "& > li": { display: "flex", flexDirection: "column", gap: 12 },
});

const Value = styled("p")(({ theme }) => ({
  ...theme.typography.stat,
  // Its columns are as wide as figures, except in the narrowest windows.
  "@media not all and (max-width: 21em)": { overflowWrap: "break-word" },
  "@media (max-width: 21em)": { fontSize: "2.5rem" },
}));

const Label = styled("p")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  ...breakingWords,
}));

interface FigureListProps {
  claims: readonly { label: string; figure: { number: string } }[];
  /** Whether the claims rise one after another when they come into view. */
  entering?: boolean;
  /** Whether the figures count up, and how long if not as long as usual. */
  counting?: boolean;
  durationMs?: number;
  className?: string;
}

/** A list of figures, each above its label. Styles may change the slots `figure` and `label`. */
export function FigureList({
  claims,
  entering,
  counting,
  durationMs,
  className,
}: FigureListProps) {
  return (
    <Root className={className}>
      {claims.map(({ label, figure }) => (
        <li key={label} data-enter={entering ? "" : undefined}>
          <Value data-slot="figure">
            {counting ? (
              <StatNumber value={figure.number} durationMs={durationMs} />
            ) : (
              <FigureText value={figure.number} />
            )}
          </Value>{" "}
          <Label data-slot="label">{label}</Label>
        </li>
      ))}
    </Root>
  );
}
