import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { rect, stairs } from "../../../common/kolam/shapes";
import { Kolam } from "../../ui/pictures/Kolam";
import { alignedParts, rowsOfThree } from "../../ui/structure/evenRows";
import { Section, SectionHeading } from "../../ui/structure/Section";
import { space } from "../../theme/tokens";

const drawings = [rect(2, 2), rect(3, 2), stairs(3)];

const Grid = styled("ul")(({ theme: { breakpoints } }) => ({
  display: "grid",
  gap: space[7],
  [`${breakpoints.up("md")}, print`]: {
    ...rowsOfThree,
    alignItems: "end",
    "& > li": { ...alignedParts, ...rowsOfThree["& > li"] },
  },
}));

const Art = styled("div")(({ theme }) => ({
  alignSelf: "end",
  color: theme.vars.palette.primary.main,
  "&:empty + *": { marginTop: 0 },
}));

const Words = styled("div")({ marginTop: space[5] });

/** What the firm builds, each with line art. */
export function Ecosystems({ heading, cards }: Queries.TextCardsFragment) {
  return (
    <Section plane="neutralSoft" headingId="ecosystems">
      <SectionHeading sx={{ maxWidth: "11em", mb: 7 }}>
        {heading}
      </SectionHeading>
      <Grid>
        {cards.map(({ title, description }, index) => (
          <Card key={index} component="li" data-enter="">
            <Art>
              <Kolam
                cells={drawings[index % drawings.length] ?? []}
                size={52}
              />
            </Art>
            <Words>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary" sx={{ mt: { xs: 3, lg: 5 } }}>
                {description}
              </Typography>
            </Words>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
