import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { space } from "../../theme/tokens";
import { Columns } from "./Columns";

/** Stays in view on wide screens. */
const Side = styled("div")(({ theme: { layout, breakpoints } }) => ({
  "&:empty": { display: "none" },
  [breakpoints.up("md")]: {
    position: "sticky",
    top: layout.stickyTop,
    maxHeight: `calc(100vh - ${layout.stickyTop + 34}px)`,
    overflowY: "auto",
    // Scrolling boxes cut off focus rings at their edges.
    margin: `calc(-1 * ${space[2]})`,
    padding: space[2],
  },
}));

interface ReadingProps {
  /** A heading or a contents list, in columns 1 to 3. */
  side: ReactNode;
  /** From column 5 on. */
  children: ReactNode;
}

/** Something to read, and beside it what leads through it (docs/design.md#reading). */
export const Reading = ({ side, children }: ReadingProps) => (
  <Columns first={3} second={8}>
    <Side>{side}</Side>
    {/* As wide as lines may be. */}
    <Box sx={{ maxWidth: { md: "43rem" } }}>{children}</Box>
  </Columns>
);
