import { styled, type SxProps, type Theme } from "@mui/material/styles";
import { dot, space } from "../../theme/tokens";

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: space[3],
  "& > li": { display: "flex", gap: space[4] },
  "& > li::before": {
    ...dot(9, `var(--dot, ${theme.vars.palette.primary.main})`),
    flex: "none",
    marginTop: "0.5em",
  },
}));

interface DotListProps {
  items: readonly string[];
  /** An item before the others, in bold. */
  first?: string;
  sx?: SxProps<Theme>;
}

/** A list with dots in the action colour, or in the inherited `--dot`. */
export function DotList({ items, first, sx }: DotListProps) {
  return (
    <List sx={sx}>
      {first && (
        <li>
          <b>{first}</b>
        </li>
      )}
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
