import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Root = styled("div")(({ theme }) => ({
  display: "grid",
  columnGap: theme.layout.gap,
  rowGap: 36,
  alignItems: "var(--align)",
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    "& > :nth-of-type(n)": { gridColumn: "calc(13 - var(--second)) / 13" },
    "& > :first-child": { gridColumn: "1 / span var(--first)" },
  },
  // Browsers tear a heading from what follows it in grids.
  "@media print": {
    display: "block",
    "& > * + *": { marginTop: 20 },
    "& > :first-child": { breakAfter: "avoid" },
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
