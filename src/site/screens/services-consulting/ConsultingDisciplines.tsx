import { styled } from "@mui/material/styles";
import { evenGrid, evenRows } from "../../ui/evenRows";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { TitledText } from "../../ui/TitledText";

/** In em, so that long words fit four columns at any text size. */
const fourColumns = "@media (min-width: 45em)";
const twoColumns = "@media not all and (min-width: 45em)";

const Grid = styled("ul")(({ theme: { layout } }) => ({
  display: "grid",
  // Two columns on phones, one on the narrowest phones.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(150px, 34%), 1fr))",
  gap: `clamp(2.5rem, 4vw, 4.25rem) ${layout.gap}`,
  [twoColumns]: {
    "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  },
  [fourColumns]: evenGrid,
}));

const Cell = styled("li")(({ theme }) => ({
  borderTop: `1.5px solid ${theme.vars.palette.border.strong}`,
  paddingTop: 20,
  "& svg": {
    marginBottom: "clamp(18px, 4vw, 60px)",
    color: theme.vars.palette.primary.main,
  },
}));

/** The consulting disciplines: cards with a rule on top, without boxes. */
export function ConsultingDisciplines({
  heading,
  cards,
}: Queries.IconCardsFragment) {
  const places = evenRows(cards.length, 4);
  return (
    <Section headingId="disciplines" heading={heading} headingHidden>
      <Grid>
        {cards.map(({ title, description, icon }, index) => (
          <Cell key={title} data-enter="" {...places[index]}>
            <Icon path={icon} size={28} />
            <TitledText title={title} description={description} />
          </Cell>
        ))}
      </Grid>
    </Section>
  );
}
