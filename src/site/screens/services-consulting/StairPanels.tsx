import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { radii } from "../../theme/tokens";
import { rect } from "../../../common/kolam/shapes";
import { Kolam } from "../../ui/Kolam";

const Root = styled("ol")(({ theme }) => ({
  display: "grid",
  gap: theme.layout.gap,
  "& li": {
    position: "relative",
    padding: 28,
    borderRadius: radii.cell,
    backgroundColor: theme.vars.palette.background.paper,
  },
  "& p": { marginTop: 8, color: theme.vars.palette.text.secondary },
  "& svg": {
    display: "none",
    position: "absolute",
    right: 24,
    bottom: 24,
    color: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
    alignItems: "end",
    "& li": {
      minHeight: "calc(230px + var(--step) * 62px)",
      paddingBottom: "calc(34px + var(--step) * 62px)",
      borderRadius: `${radii.cell}px ${radii.cell}px 0 0`,
    },
    "& svg": { display: "block" },
  },
}));

interface StairPanelsProps {
  items: readonly { title: string; description: string }[];
}

/** Panels that rise step by step; put them at the end of a section on mist that is `flush="bottom"`. */
export function StairPanels({ items }: StairPanelsProps) {
  return (
    <Root style={{ "--count": items.length }}>
      {items.map(({ title, description }, step) => (
        <li key={title} style={{ "--step": step }} data-enter="">
          <Typography variant="h3">{title}</Typography>
          <Typography variant="body2">{description}</Typography>
          <Kolam cells={rect(1, step + 1)} size={34} strokeWidth={2.4} />
        </li>
      ))}
    </Root>
  );
}
