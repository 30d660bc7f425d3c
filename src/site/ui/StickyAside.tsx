import { styled } from "@mui/material/styles";

/** What leads through a text: in view all the time where there is room for it beside the text. */
export const StickyAside = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 28,
  marginBottom: 36,
  [theme.breakpoints.up("md")]: {
    position: "sticky",
    top: 110,
    maxHeight: "calc(100vh - 144px)",
    overflowY: "auto",
    // What scrolls cuts off rings of focus at its edges.
    margin: -6,
    padding: 6,
  },
}));
