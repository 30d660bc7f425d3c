import { styled } from "@mui/material/styles";

/** Navigation beside a long text. Stays in view on wide screens. */
export const StickyAside = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 28,
  marginBottom: 36,
  [theme.breakpoints.up("md")]: {
    position: "sticky",
    top: theme.layout.stickyTop,
    maxHeight: `calc(100vh - ${theme.layout.stickyTop + 34}px)`,
    overflowY: "auto",
    // Scrolling boxes cut off focus rings at their edges.
    margin: -6,
    padding: 6,
  },
}));
