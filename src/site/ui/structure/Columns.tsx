import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const sideBySide = {
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  "& > *": { gridColumn: "1 / span var(--first)" },
  "& > * + *": { gridColumn: "calc(13 - var(--second)) / 13" },
};

const Grid = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  columnGap: layout.gap,
  rowGap: layout.headingGap,
  alignItems: "var(--align)",
  "& > *": { minWidth: 0 },
  [breakpoints.up("md")]: sideBySide,
  [breakpoints.between("sm", "md")]: { "&[data-on-tablets]": sideBySide },
}));

interface ColumnsProps {
  /** Columns of the first child, of twelve. */
  first: number;
  /** Columns of the second child, at the right edge. */
  second: number;
  align?: "start" | "center";
  /** Side by side from 600 px on. */
  onTablets?: boolean;
  children: ReactNode;
}

/** Two children side by side from 900 px on, or from 600 px on; one under the other below. */
export const Columns = ({
  first,
  second,
  align = "start",
  onTablets,
  children,
}: ColumnsProps) => (
  <Grid
    style={{ "--first": first, "--second": second, "--align": align }}
    data-on-tablets={onTablets || undefined}
  >
    {children}
  </Grid>
);
