import { styled } from "@mui/material/styles";
import { dot, space } from "../../theme/tokens";

const Root = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: space[3],
  "& > li": { display: "flex", gap: space[4] },
  "& > li::before": {
    ...dot(9, `var(--dot, ${theme.vars.palette.primary.main})`),
    flex: "none",
    marginTop: "0.5em",
  },
}));

const FirstItem = styled("li")({ fontWeight: 600 });

interface DotListProps {
  items: readonly string[];
  /** An item before the others, in bold. */
  first?: string;
  className?: string;
}

/** A list with dots in the action colour, or in the inherited `--dot`. */
export function DotList({ items, first, className }: DotListProps) {
  return (
    <Root className={className}>
      {first && <FirstItem>{first}</FirstItem>}
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Root>
  );
}
