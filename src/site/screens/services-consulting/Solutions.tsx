import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { rect } from "../../../common/kolam/shapes";
import { radii, space } from "../../theme/tokens";
import { Kolam } from "../../ui/pictures/Kolam";
import { evenPairs } from "../../ui/structure/evenRows";
import { HeadingRow, Section } from "../../ui/structure/Section";
import { TitledText } from "../../ui/text/TitledText";

/** Rows of two replace the stairs of more solutions. One alone would be a step under the heading. */
const isStairs = (count: number) => count > 1 && count <= 4;

/** The height of a stair. */
const rise = "62px";

/** The solutions as stairs that rise into the next section. */
const Steps = styled("ol")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  marginBottom: layout.section,
  "& > li": {
    position: "relative",
    padding: space[6],
  },
  [breakpoints.between("sm", "md")]: evenPairs,
  [breakpoints.up("md")]: {
    "&:not([data-stairs])": evenPairs,
    "&[data-stairs]": {
      gridTemplateColumns: "repeat(var(--count), minmax(0, 1fr))",
      alignItems: "end",
      // The highest panel reaches up beside the heading. All panels end at the next section.
      marginBlock: `calc(-1 * (${space[6]} + ${layout.headingGap})) 0`,
      "& > li": {
        minHeight: `calc(230px + var(--step) * ${rise})`,
        // Keeps a panel with more text below the next one, which is beside the heading.
        marginTop: `calc((var(--count) - 1 - var(--step)) * ${rise})`,
        paddingBottom: `calc(${space[7]} + var(--step) * ${rise})`,
        borderRadius: `${radii.cell}px ${radii.cell}px 0 0`,
      },
    },
  },
}));

const Chain = styled(Kolam)(({ theme: { vars, breakpoints } }) => ({
  display: "none",
  [breakpoints.up("md")]: {
    "[data-stairs] &": {
      position: "absolute",
      right: 24,
      bottom: 24,
      display: "block",
      color: vars.palette.primary.main,
    },
  },
}));

/** The structured solutions, as stairs if they are few. */
export function Solutions({ heading, cards }: Queries.TextCardsFragment) {
  return (
    <Section
      plane="neutralSoft"
      flush="bottom"
      headingId="solutions"
      sx={{ overflow: "hidden" }}
    >
      <HeadingRow heading={heading} loud />
      <Steps
        style={{ "--count": cards.length }}
        data-stairs={isStairs(cards.length) || undefined}
      >
        {cards.map((card, step) => (
          <Card
            key={step}
            component="li"
            variant="filled"
            data-plane="page"
            data-enter=""
            style={{ "--step": step }}
          >
            <TitledText {...card} size="h3" />
            <Chain cells={rect(1, step + 1)} size={34} strokeWidth={2.4} />
          </Card>
        ))}
      </Steps>
    </Section>
  );
}
