import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Root = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  columnGap: layout.gap,
  rowGap: 36,
  alignItems: "var(--align)",
  "& > *": { minWidth: 0 },
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > *": { gridColumn: "1 / span var(--first)" },
    "& > * + *": { gridColumn: "calc(13 - var(--second)) / 13" },
  },
  // Browsers tear a heading from what follows it in grids.
  "@media print": {
    display: "block",
    "& > * + *": { marginTop: 20, breakBefore: "avoid" },
  },
}));

export interface ColumnsProps {
  /** Columns of the first and the second child, of twelve; the rest is the gap between them. */
  split: `${number}-${number}`;
  align?: "start" | "center" | "end" | "stretch";
  children: ReactNode;
}

/** Two children side by side from 900 px on, one under the other below. */
export function Columns({ split, align = "start", children }: ColumnsProps) {
  const [first, second] = split.split("-");
  return (
    <Root style={{ "--first": first, "--second": second, "--align": align }}>
      {children}
    </Root>
  );
}
