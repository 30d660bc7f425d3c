import { styled } from "@mui/material/styles";
import { useLabels } from "../ui/LabelsContext";
import { radii } from "../theme/tokens";

const Root = styled("a")(({ theme }) => ({
  position: "absolute",
  zIndex: theme.zIndex.tooltip,
  left: 8,
  top: -80,
  padding: "12px 20px",
  fontWeight: 600,
  borderRadius: radii.pill,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  "&:focus": { top: 8 },
}));

/** The first link of every page; seen when it has the focus. */
export function SkipLink() {
  return <Root href="#main">{useLabels().skipToContent}</Root>;
}
