import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButton } from "../ui/controls/ActionButton";
import { FigureList } from "../ui/figures/FigureList";
import { Section, type SectionId } from "../ui/structure/Section";

/** One offer on a dark plane: words, figures, and the button at the right (docs/design.md#plane). */
export const Spotlight = ({
  id,
  heading,
  text,
  note,
  action,
  claims,
}: Queries.SpotlightFragment & SectionId) => (
  <Section headingId={id} heading={heading} lead={text} plane="neutral">
    <FigureList look="band" claims={claims} />
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 5,
        mt: 5,
      }}
    >
      {note && (
        <Typography variant="h4" component="p">
          {note}
        </Typography>
      )}
      <ActionButton {...action} />
    </Box>
  </Section>
);

export const fragment = graphql`
  fragment Spotlight on SpotlightSection {
    heading
    text
    note
    action {
      ...Action
    }
    claims {
      ...Claim
    }
  }
`;
