import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Columns } from "../../ui/Columns";
import { Section } from "../../ui/Section";

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

/** The coaching capabilities in rows, beside a heading that stays in view. */
export function CoachingCapabilities({
  heading,
  cards,
}: Queries.TextCardsFragment) {
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
              <Typography color="textSecondary">{description}</Typography>
            </Row>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
