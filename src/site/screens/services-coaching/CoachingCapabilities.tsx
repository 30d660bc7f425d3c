import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Columns } from "../../ui/Columns";
import { Section } from "../../ui/Section";

interface CoachingCapabilitiesProps {
  capabilities: Queries.CoachingCapabilitiesFragment;
}

const Heading = styled("h2")(({ theme: { typography, breakpoints } }) => ({
  ...typography.h2,
  [breakpoints.up("md")]: { position: "sticky", top: 112 },
}));

const Row = styled("li")(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gap: "4px 20px",
  paddingBlock: 24,
  borderTop: `1px solid ${vars.palette.divider}`,
  [breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr" },
}));

const Description = styled("p")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** The coaching capabilities: pairs of name and text beside a heading that stays in view. */
export function CoachingCapabilities({
  capabilities: { heading, cards },
}: CoachingCapabilitiesProps) {
  return (
    <Section headingId="capabilities">
      <Columns split="4-8" align="start">
        <Heading id="capabilities">{heading}</Heading>
        <ul>
          {cards.map(({ title, description }) => (
            <Row key={title} data-enter="">
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Description>{description}</Description>
            </Row>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment CoachingCapabilities on TextCardSection {
    heading
    cards {
      title
      description
    }
  }
`;
