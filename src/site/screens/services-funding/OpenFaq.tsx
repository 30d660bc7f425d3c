import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { mediumSerif } from "../../theme/tokens";
import { Section } from "../../ui/Section";

const Entry = styled("div")(({ theme }) => ({
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Question = styled("dt")(({ theme }) => ({
  ...theme.typography.h4,
  ...mediumSerif,
  marginBottom: 8,
}));

/** Questions with visible answers. */
export function OpenFaq({ heading, items }: Queries.FaqsFragment) {
  return (
    <Section headingId="faq" heading={heading} split="4-7">
      <dl>
        {items.map(({ question, answer }) => (
          <Entry key={question} data-enter="">
            <Question>{question}</Question>
            <Typography component="dd" color="textSecondary">
              {answer}
            </Typography>
          </Entry>
        ))}
      </dl>
    </Section>
  );
}
