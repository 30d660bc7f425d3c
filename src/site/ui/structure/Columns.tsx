import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";

const Root = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  columnGap: layout.gap,
  rowGap: space[6],
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
    "& > * + *": { marginTop: space[5], breakBefore: "avoid" },
  },
}));

interface ColumnsProps {
  /** Columns of the first child, of twelve. */
  first: number;
  /** Columns of the second child, at the right edge. */
  second: number;
  align?: "start" | "center" | "end" | "stretch";
  children: ReactNode;
}

/** Two children side by side from 900 px on, one under the other below. */
export const Columns = ({
  first,
  second,
  align = "start",
  children,
}: ColumnsProps) => (
  <Root style={{ "--first": first, "--second": second, "--align": align }}>
    {children}
  </Root>
);
