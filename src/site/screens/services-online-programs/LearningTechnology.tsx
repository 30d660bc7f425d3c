import { styled } from "@mui/material/styles";
import { colours } from "../../../common/colours";
import { Kolam } from "../../ui/Kolam";
import { rect, stairs } from "../../../common/kolam/shapes";
import { Section } from "../../ui/Section";
import { TitledText } from "../../ui/TitledText";

const Drawing = styled(Kolam)(({ theme }) => ({
  maxWidth: "100%",
  height: "auto",
  color: theme.vars.palette.primary.main,
}));

const WideDrawing = styled(Drawing)({
  "--line": colours.nightBlue,
  alignSelf: "flex-end",
});

/** A staircase in the wide first cell, then a ring and a row alternately. */
const first = <WideDrawing cells={stairs(5)} size={54} goal={0} />;
const others = [
  <Drawing key="ring" cells={rect(2, 2)} size={48} />,
  <Drawing key="row" cells={rect(3, 1)} size={48} />,
];

const Cells = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: layout.gap,
  [breakpoints.up("md")]: {
    gridTemplateColumns: "2fr 1fr 1fr",
    // Other columns for one, two or four cells; the last of five is wide.
    "&:not(:has(> :nth-of-type(2)))": { gridTemplateColumns: "1fr" },
    "&:has(> :nth-of-type(2):last-of-type)": { gridTemplateColumns: "2fr 1fr" },
    "&:has(> :nth-of-type(4):last-of-type)": { gridTemplateColumns: "1fr 1fr" },
    "& > :nth-of-type(5):last-of-type": { gridColumn: "span 2" },
  },
}));

const Cell = styled("li")(({ theme: { vars, shape, breakpoints } }) => ({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: 32,
  minHeight: 250,
  padding: "clamp(22px, 2.4vw, 36px)",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.borderRadius,
  [breakpoints.up("md")]: { minHeight: 420 },
}));

/** The learning technology: one wide cell and narrow ones. */
export function LearningTechnology({
  heading,
  cards,
}: Queries.TextCardsFragment) {
  return (
    <Section headingId="technology" heading={heading}>
      <Cells>
        {cards.map(({ title, description }, index) => (
          <Cell
            key={title}
            data-enter=""
            data-plane={index === 0 ? "deep" : undefined}
          >
            {index === 0 ? first : others[(index - 1) % others.length]}
            <div>
              <TitledText title={title} description={description} size="h3" />
            </div>
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}
