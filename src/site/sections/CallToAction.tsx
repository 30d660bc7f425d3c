import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { space } from "../theme/tokens";
import { ActionButtons } from "../ui/controls/ActionButtons";
import {
  Section,
  SectionHeading,
  type SectionId,
} from "../ui/structure/Section";

/** The closing block of a page: a heading over the whole width, below it the text and the buttons (docs/design.md#plane). */
export const CallToAction = ({
  id = "call-to-action",
  heading,
  text,
  tone,
  actions,
}: Queries.CallToActionFragment & Partial<SectionId>) => (
  <Section plane={tone ?? "primary"} headingId={id}>
    <SectionHeading variant="display">{heading}</SectionHeading>
    <Box
      sx={({ layout }) => ({
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 1fr) auto" },
        alignItems: "center",
        gap: `${space[6]} ${layout.gap}`,
        mt: 6,
      })}
    >
      <Typography variant="subtitle1" sx={{ maxWidth: "34em" }}>
        {text}
      </Typography>
      <ActionButtons actions={actions} />
    </Box>
  </Section>
);

export const fragment = graphql`
  fragment CallToAction on CallToActionSection {
    heading
    text
    tone
    actions {
      ...Action
    }
  }
`;
