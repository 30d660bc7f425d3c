import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { space } from "../theme/tokens";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { Section, SectionHeading } from "../ui/structure/Section";

/** The heading over the whole width, the text at the left below it, the buttons at the right. */
const Foot = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  marginTop: space[6],
  alignItems: "center",
  [breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
  },
}));

const Text = styled(Typography)({ maxWidth: "34em" });

interface CallToActionProps extends Queries.CallToActionFragment {
  /** Id of the heading. */
  id?: string;
}

/** The closing block of a page: one request to act on a plane of colour (docs/design.md#plane). */
export const CallToAction = ({
  id = "call-to-action",
  heading,
  text,
  tone,
  actions,
}: CallToActionProps) => (
  <Section plane={tone ?? "primary"} headingId={id}>
    <SectionHeading variant="display">{heading}</SectionHeading>
    <Foot>
      <Text variant="subtitle1">{text}</Text>
      <ActionButtons actions={actions} />
    </Foot>
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
