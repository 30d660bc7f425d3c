import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { evenColumns, evenRows } from "../../ui/evenRows";
import { FigureText } from "../../ui/FigureText";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { Note } from "../../ui/Text";

const Cards = styled("ul")(({ theme: { vars, breakpoints } }) => ({
  "& li": {
    display: "grid",
    gridTemplateColumns: "min(118px, 36%) minmax(0, 1fr)",
    columnGap: 16,
    paddingBlock: 22,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  [breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: evenColumns,
    rowGap: 48,
    "& li": {
      display: "block",
      gridColumn: "span var(--span)",
      padding: "8px 28px 4px",
      borderTop: 0,
      borderLeft: `1px solid ${vars.palette.divider}`,
    },
    "& [data-first]": { paddingLeft: 0, borderLeft: 0 },
  },
}));

const Figure = styled("span")(({ theme: { typography, breakpoints } }) => ({
  ...typography.stat,
  gridRow: "span 2",
  [breakpoints.down("md")]: { fontSize: "3rem" },
  [breakpoints.up("md")]: { display: "block", marginBottom: 26 },
}));

const Title = styled("h3")(({ theme }) => ({
  ...theme.typography.h4,
  display: "flex",
  alignItems: "flex-start",
  gap: 10,
  "& svg": { marginTop: 1 },
}));

/** The firm's audiences, each with its number of clients. */
export function Audiences({ heading, lead, cards }: Queries.AudiencesFragment) {
  const places = evenRows(cards.length, 4);
  return (
    <Section headingId="audiences" heading={heading} lead={lead}>
      <Cards>
        {cards.map(({ title, description, icon, figure, tone }, index) => (
          <li key={title} data-enter="" {...places[index]}>
            <Figure data-tone={tone}>
              <FigureText value={figure.number} />
            </Figure>
            <Title>
              <Icon path={icon} size={28} />
              {title}
            </Title>
            <Note sx={{ mt: "6px" }}>{description}</Note>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

export const fragment = graphql`
  fragment Audiences on Audiences {
    heading
    lead
    cards {
      title
      description
      icon
      tone
      figure {
        number
      }
    }
  }
`;
