import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { mediumSerif } from "../../theme/tokens";
import { Columns } from "../../ui/Columns";
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
    <Section headingId="faq">
      <Columns split="4-7" align="start">
        <Typography id="faq" variant="h2">
          {heading}
        </Typography>
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
      </Columns>
    </Section>
  );
}
