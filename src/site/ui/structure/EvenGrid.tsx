import { Children, type HTMLAttributes } from "react";
import { evenRows } from "./evenRows";
import { withAttributes } from "./withAttributes";

interface EvenGridProps extends HTMLAttributes<HTMLElement> {
  component?: "ul" | "ol";
  /** Maximum number of entries in a row. Without it the style alone places the entries. */
  perRow: number | undefined;
}

/**
 * A list of `li` that tells each entry its place in even rows (see rowLengths). Its style says from which width on the
 * rows are even: `styled(EvenGrid)({ [breakpoints.up("md")]: evenGrid })`.
 */
export function EvenGrid({
  component: List = "ul",
  perRow,
  children,
  ...rest
}: EvenGridProps) {
  if (!perRow) return <List {...rest}>{children}</List>;
  const { columns, entries } = evenRows(Children.count(children), perRow);
  return (
    <List {...rest} style={{ "--columns": columns }}>
      {withAttributes(children, (index) => entries[index])}
    </List>
  );
}
