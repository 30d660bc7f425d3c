import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { rect, stairs } from "../../../common/kolam/shapes";
import { evenColumns, evenRows } from "../../ui/evenRows";
import { Kolam } from "../../ui/Kolam";
import { Section } from "../../ui/Section";

const drawings = [rect(2, 2), rect(3, 2), stairs(3)];

const Heading = styled("h2")(({ theme }) => ({
  ...theme.typography.h2,
  maxWidth: "11em",
  marginBottom: "clamp(2.5rem, 4.4vw, 4.5rem)",
}));

const Cards = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gap: "clamp(28px, 5vw, 80px)",
  "& svg": { alignSelf: "end", color: vars.palette.primary.main },
  "& h3": { marginTop: 26 },
  "& p": { marginTop: 10, color: vars.palette.text.secondary },
  [breakpoints.up("md")]: {
    gridTemplateColumns: evenColumns,
    alignItems: "end",
    "& li": {
      gridColumn: "span var(--span)",
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      rowGap: 0,
    },
  },
}));

/** The firm's work beyond its business: columns, each under a larger kolam. */
export function Ecosystems({ heading, cards }: Queries.TextCardsFragment) {
  const places = evenRows(cards.length, 3);
  return (
    <Section plane="mist" headingId="ecosystems">
      <Heading id="ecosystems">{heading}</Heading>
      <Cards>
        {cards.map(({ title, description }, index) => (
          <li key={title} data-enter="" {...places[index]}>
            <Kolam cells={drawings[index % drawings.length] ?? []} size={52} />
            <Typography variant="h3">{title}</Typography>
            <p>{description}</p>
          </li>
        ))}
      </Cards>
    </Section>
  );
}
