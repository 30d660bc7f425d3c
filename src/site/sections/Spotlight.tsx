import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { ActionButton } from "../ui/controls/ActionButton";
import { FigureList } from "../ui/figures/FigureList";
import { Columns } from "../ui/structure/Columns";
import {
  Section,
  SectionHeading,
  type SectionId,
} from "../ui/structure/Section";
import { Lead } from "../ui/text/Lead";

/** One offer on a plane of colour: words in seven columns, its figures in five (docs/design.md#plane). */
export const Spotlight = ({
  id,
  heading,
  text,
  tone,
  note,
  action,
  claims,
}: Queries.SpotlightFragment & SectionId) => (
  <Section
    headingId={id}
    plane={tone === "network" ? "networkSoft" : "neutral"}
  >
    <Columns first={7} second={5} onTablets>
      <div>
        <SectionHeading>{heading}</SectionHeading>
        <Lead sx={{ mt: 5, mb: 6 }}>{text}</Lead>
        {note && (
          <Typography variant="h4" component="p" sx={{ mb: 6 }}>
            {note}
          </Typography>
        )}
        <ActionButton {...action} />
      </div>
      <FigureList look="rows" claims={claims} />
    </Columns>
  </Section>
);

export const fragment = graphql`
  fragment Spotlight on SpotlightSection {
    heading
    text
    tone
    note
    action {
      ...Action
    }
    claims {
      ...Claim
    }
  }
`;
