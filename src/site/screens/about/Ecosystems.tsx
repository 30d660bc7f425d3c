import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { columns } from "../../theme/grids";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { space } from "../../theme/tokens";

const Grid = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: space[7],
  "& > li": { paddingTop: space[5] },
  [breakpoints.up("md")]: {
    gridTemplateColumns: columns(3),
  },
  // The title on the left, its text on the right.
  [breakpoints.between("sm", "md")]: {
    gap: space[6],
    "& > li": {
      display: "grid",
      gridTemplateColumns: "5fr 7fr",
      alignItems: "baseline",
      columnGap: layout.gap,
    },
  },
}));

/** What the firm builds. */
export function Ecosystems({ heading, cards }: Queries.TextCardsFragment) {
  return (
    <Section plane="neutralSoft" headingId="ecosystems">
      <SectionHeading sx={{ maxWidth: "11em", mb: 7 }}>
        {heading}
      </SectionHeading>
      <Grid>
        {cards.map(({ title, description }, index) => (
          <Card key={index} component="li" variant="record" data-enter="">
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary" sx={{ mt: 3 }}>
              {description}
            </Typography>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
