import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { radii } from "../../theme/tokens";
import { rect } from "../../../common/kolam/shapes";
import { Kolam } from "../../ui/Kolam";

interface Steepness {
  /** Many panels: narrower ones with smaller titles, which need a wider window. */
  ownerState: { many: boolean };
}

const stairsFrom = (many: boolean) => (many ? "lg" : "md");

const Root = styled("ol")<Steepness>(
  ({ theme: { layout, breakpoints }, ownerState: { many } }) => ({
    display: "grid",
    gap: layout.gap,
    [breakpoints.up(stairsFrom(many))]: {
      gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
      alignItems: "end",
      // The highest panel stands beside the heading.
      marginTop: `calc(-40px - ${layout.headingGap})`,
    },
    ...(many && {
      [breakpoints.between("md", "lg")]: {
        gridTemplateColumns: "1fr 1fr",
        marginBottom: layout.section,
        "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
      },
    }),
  }),
);

const Panel = styled("li")<Steepness>(
  ({ theme: { vars, breakpoints }, ownerState: { many } }) => ({
    position: "relative",
    padding: 28,
    borderRadius: radii.cell,
    backgroundColor: vars.palette.background.paper,
    [breakpoints.up(stairsFrom(many))]: {
      minHeight: "calc(230px + var(--step) * 62px)",
      paddingInline: many ? 20 : undefined,
      paddingBottom: `calc(${many ? 84 : 34}px + var(--step) * 62px)`,
      borderRadius: `${radii.cell}px ${radii.cell}px 0 0`,
      overflowWrap: many ? "anywhere" : undefined,
    },
  }),
);

const Text = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 8,
  color: vars.palette.text.secondary,
}));

const Stairs = styled(Kolam)<Steepness>(
  ({ theme: { vars, breakpoints }, ownerState: { many } }) => ({
    position: "absolute",
    right: 24,
    bottom: 24,
    color: vars.palette.primary.main,
    [breakpoints.down(stairsFrom(many))]: { display: "none" },
  }),
);

interface StairPanelsProps {
  items: readonly { title: string; description: string }[];
}

/** Panels that rise step by step; put them after a heading, at the end of a section on mist that is `flush="bottom"`. */
export function StairPanels({ items }: StairPanelsProps) {
  const many = items.length > 4;
  const ownerState = { many };
  return (
    <Root style={{ "--count": items.length }} ownerState={ownerState}>
      {items.map(({ title, description }, step) => (
        <Panel
          key={title}
          style={{ "--step": step }}
          ownerState={ownerState}
          data-enter=""
        >
          <Typography variant={many ? "h4" : "h3"} component="h3">
            {title}
          </Typography>
          <Text>{description}</Text>
          <Stairs
            ownerState={ownerState}
            cells={rect(1, step + 1)}
            size={34}
            strokeWidth={2.4}
          />
        </Panel>
      ))}
    </Root>
  );
}
