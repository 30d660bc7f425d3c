import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { softPlanes } from "../theme/tones";
import { space } from "../theme/tokens";
import { TextLink } from "../ui/links/TextLink";
import { HeadingRow, Section } from "../ui/structure/Section";
import { DotList } from "../ui/text/DotList";
import { Note } from "../ui/text/Note";

const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  "& > li": {
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    gap: space[3],
    paddingTop: space[4],
  },
  [breakpoints.up("sm")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
  [breakpoints.up("md")]: {
    gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
  },
}));

/** The rule above has the tone's colour. */
const Column = styled(Card)<{ component: "li" }>({
  "&[data-tone]": { borderTop: "3px solid var(--tone)", color: "inherit" },
});

/** At the foot of the column, so that the links of a row stand on one line. */
const Link = styled(TextLink)({ marginTop: "auto" });

interface CardsProps extends Queries.CardsFragment {
  /** Id of the heading. */
  id: string;
}

/** Columns of short texts, each below a strong rule (docs/design.md#columns). */
export const Cards = ({
  id,
  heading,
  intro,
  tone,
  columns,
  cards,
}: CardsProps) => (
  <Section headingId={id} plane={softPlanes[tone ?? "primary"]}>
    <HeadingRow heading={heading} lead={intro} />
    <Grid style={{ "--columns": columns }}>
      {cards.map(({ title, description, items, action, tone: ofCard }) => (
        <Column
          key={title}
          component="li"
          variant="record"
          data-tone={ofCard ?? undefined}
          data-enter=""
        >
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          {description && <Note>{description}</Note>}
          {items && <DotList items={items} />}
          {action && <Link {...action} context={title} />}
        </Column>
      ))}
    </Grid>
  </Section>
);

export const fragment = graphql`
  fragment Cards on CardsSection {
    heading
    intro
    tone
    columns
    cards {
      title
      description
      items
      action {
        ...Action
      }
      tone
    }
  }
`;
