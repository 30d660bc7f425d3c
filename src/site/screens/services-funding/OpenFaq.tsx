import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { mediumSerif } from "../../theme/tokens";
import { Columns } from "../../ui/Columns";
import { Section } from "../../ui/Section";

interface OpenFaqProps {
  faqs: Queries.OpenFaqFragment;
}

const Entry = styled("div")(({ theme }) => ({
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Question = styled("dt")(({ theme }) => ({
  ...theme.typography.h4,
  ...mediumSerif,
  marginBottom: 8,
}));

const Answer = styled("dd")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

/** A few questions with their answers in plain view. */
export function OpenFaq({ faqs: { heading, items } }: OpenFaqProps) {
  return (
    <Section headingId="faq">
      <Columns split="4-7" align="start">
        <Typography id="faq" variant="h2">
          {heading}
        </Typography>
        <dl>
          {items.map(({ question, answer }) => (
            <Entry key={question} data-enter="">
              <Question>{question}</Question>
              <Answer>{answer}</Answer>
            </Entry>
          ))}
        </dl>
      </Columns>
    </Section>
  );
}

export const fragment = graphql`
  fragment OpenFaq on FaqSection {
    heading
    items {
      question
      answer
    }
  }
`;
