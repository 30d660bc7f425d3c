import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { line, space } from "../../theme/tokens";
import { TitledText } from "../../ui/text/TitledText";

const Steps = styled("ol")({
  borderBottom: line.hairline,
  counterReset: "step",
  "& > li": {
    position: "relative",
    paddingBlock: space[4],
    paddingLeft: space[7],
    counterIncrement: "step",
  },
});

const Step = styled(Card)<Pick<CardProps, "component">>(
  ({ theme: { typography, vars } }) => ({
    "&::before": {
      ...typography.title,
      content: "counter(step)",
      position: "absolute",
      left: 0,
      color: vars.palette.primary.main,
    },
  }),
);

/** What follows a message, step by step. */
export const NextSteps = ({ heading, steps }: Queries.NextStepsFragment) => (
  <div>
    <Typography variant="h4" component="h2" sx={{ mb: 4 }}>
      {heading}
    </Typography>
    <Steps>
      {steps.map(({ title, description }, index) => (
        <Step key={index} component="li" variant="ruled">
          <TitledText title={title} description={description} />
        </Step>
      ))}
    </Steps>
  </div>
);

export const fragment = graphql`
  fragment NextSteps on StepSection {
    heading
    steps {
      title
      description
    }
  }
`;
