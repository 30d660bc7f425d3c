import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { radii } from "../../theme/tokens";
import { rect } from "../../../common/kolam/shapes";
import { Kolam } from "../../ui/Kolam";

const Root = styled("ol")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
    alignItems: "end",
    // The highest panel stands beside the heading.
    marginTop: `calc(-40px - ${layout.headingGap})`,
  },
}));

const Panel = styled("li")(({ theme: { vars, breakpoints } }) => ({
  position: "relative",
  padding: 28,
  borderRadius: radii.cell,
  backgroundColor: vars.palette.background.paper,
  [breakpoints.up("md")]: {
    minHeight: "calc(230px + var(--step) * 62px)",
    paddingBottom: "calc(34px + var(--step) * 62px)",
    borderRadius: `${radii.cell}px ${radii.cell}px 0 0`,
  },
}));

const Text = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 8,
  color: vars.palette.text.secondary,
}));

const Stairs = styled(Kolam)(({ theme: { vars, breakpoints } }) => ({
  position: "absolute",
  right: 24,
  bottom: 24,
  color: vars.palette.primary.main,
  [breakpoints.down("md")]: { display: "none" },
}));

interface StairPanelsProps {
  items: readonly { title: string; description: string }[];
}

/** Panels that rise step by step; put them after a heading, at the end of a section on mist that is `flush="bottom"`. */
export function StairPanels({ items }: StairPanelsProps) {
  return (
    <Root style={{ "--count": items.length }}>
      {items.map(({ title, description }, step) => (
        <Panel key={title} style={{ "--step": step }} data-enter="">
          <Typography variant="h3">{title}</Typography>
          <Text>{description}</Text>
          <Stairs cells={rect(1, step + 1)} size={34} strokeWidth={2.4} />
        </Panel>
      ))}
    </Root>
  );
}
