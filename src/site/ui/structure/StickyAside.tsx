import { styled } from "@mui/material/styles";
import { space } from "../../theme/tokens";

/** Navigation beside a long text. Stays in view on wide screens. */
export const StickyAside = styled("div")(({ theme }) => ({
  display: "grid",
  gap: space[6],
  marginBottom: space[6],
  [theme.breakpoints.up("md")]: {
    position: "sticky",
    top: theme.layout.stickyTop,
    maxHeight: `calc(100vh - ${theme.layout.stickyTop + 34}px)`,
    overflowY: "auto",
    // Scrolling boxes cut off focus rings at their edges.
    margin: `calc(-1 * ${space[2]})`,
    padding: space[2],
  },
}));
