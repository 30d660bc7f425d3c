import { styled } from "@mui/material/styles";
import { rect } from "../../../common/kolam/shapes";
import { radii } from "../../theme/tokens";
import { Kolam } from "../../ui/Kolam";
import { Section } from "../../ui/Section";
import { TitledText } from "../../ui/TitledText";

/** With more panels, rows of two replace the stairs. */
const maxStairs = 4;

const Root = styled(Section)({ overflow: "hidden" });

const Panels = styled("ol")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  marginBottom: layout.section,
  [breakpoints.up("md")]: {
    gridTemplateColumns: "1fr 1fr",
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
    '&[data-stairs="true"]': {
      gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
      alignItems: "end",
      // The highest panel reaches up beside the heading. All panels end at the next section.
      marginBlock: `calc(-40px - ${layout.headingGap}) 0`,
      "& > *": { gridColumn: "auto" },
    },
  },
}));

const Panel = styled("li")(({ theme: { vars, breakpoints } }) => ({
  position: "relative",
  padding: 28,
  borderRadius: radii.cell,
  backgroundColor: vars.palette.background.paper,
  "& > svg": { display: "none" },
  [breakpoints.up("md")]: {
    '[data-stairs="true"] > &': {
      minHeight: "calc(230px + var(--step) * 62px)",
      paddingBottom: "calc(34px + var(--step) * 62px)",
      borderRadius: `${radii.cell}px ${radii.cell}px 0 0`,
      "& > svg": {
        position: "absolute",
        right: 24,
        bottom: 24,
        display: "block",
        color: vars.palette.primary.main,
      },
    },
  },
}));

/** The structured solutions, as stairs that rise into the next section. */
export function ConsultingSolutions({
  heading,
  cards,
}: Queries.TextCardsFragment) {
  return (
    <Root plane="mist" flush="bottom" headingId="solutions" heading={heading}>
      <Panels
        style={{ "--count": cards.length }}
        data-stairs={cards.length <= maxStairs}
      >
        {cards.map(({ title, description }, step) => (
          <Panel key={title} style={{ "--step": step }} data-enter="">
            <TitledText title={title} description={description} size="h3" />
            <Kolam cells={rect(1, step + 1)} size={34} strokeWidth={2.4} />
          </Panel>
        ))}
      </Panels>
    </Root>
  );
}
