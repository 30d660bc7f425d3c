import { styled } from "@mui/material/styles";
import { radii } from "../theme/tokens";

const Root = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: 12,
  "& li": { display: "flex", gap: 15 },
  "& li::before": {
    content: '""',
    flex: "none",
    width: 9,
    height: 9,
    margin: "0.5em 0 0 7px",
    borderRadius: radii.pill,
    backgroundColor: `var(--dot, ${theme.vars.palette.primary.main})`,
  },
  "&[data-strong-first] > :first-of-type": { fontWeight: 600 },
}));

interface DotListProps {
  items: readonly string[];
  /** Emphasises the first item. */
  strongFirst?: boolean;
  className?: string;
}

/** A list with dots in the action colour, or in the inherited `--dot`. */
export function DotList({ items, strongFirst, className }: DotListProps) {
  return (
    <Root className={className} data-strong-first={strongFirst || undefined}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Root>
  );
}
