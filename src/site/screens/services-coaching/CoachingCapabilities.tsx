import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  [theme.breakpoints.up("md")]: { "& h2": { position: "sticky", top: 112 } },
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
    <Root headingId="capabilities" heading={heading} split="4-8">
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
    </Root>
  );
}
