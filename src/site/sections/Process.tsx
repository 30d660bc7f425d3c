import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { traceBraid } from "../../common/kolam/traceBraid";
import type { Plane } from "../theme/planes";
import { motion, radii, space } from "../theme/tokens";
import { HeadingRow, Section } from "../ui/structure/Section";
import { Note } from "../ui/text/Note";

/** Pixels: of the line, of the flatter line of many steps, of a ring on phones. */
const lineHeight = 92;
const compactHeight = 72;
const ringWidth = 60;

/** A line of steps. With many steps it is compact: a flatter line and smaller titles. */
const Row = styled("div")({ position: "relative" });

const Line = styled("svg")(({ theme: { vars, breakpoints } }) => ({
  position: "absolute",
  inset: "0 0 auto",
  width: "100%",
  height: lineHeight,
  color: vars.palette.primary.main,
  "[data-compact] > &": { height: compactHeight },
  [breakpoints.down("md")]: { display: "none" },
}));

const Steps = styled("ol")(({ theme: { vars, layout, breakpoints } }) => ({
  "& > li": {
    position: "relative",
    minHeight: 112,
    padding: `${space[1]} 0 ${space[6]} calc(${ringWidth}px + ${space[5]})`,
  },
  [breakpoints.down("md")]: {
    // The chain of rings.
    "& > li[data-continues]::before": {
      content: '""',
      position: "absolute",
      left: 29,
      top: 62,
      bottom: -2,
      width: 2.5,
      backgroundColor: vars.palette.primary.main,
    },
  },
  [breakpoints.between("sm", "md")]: {
    "& > li": {
      display: "grid",
      gridTemplateColumns: "5fr 7fr",
      alignItems: "baseline",
      alignContent: "start",
      columnGap: layout.gap,
      minHeight: 96,
      paddingTop: space[3],
    },
  },
  [breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "repeat(var(--count), 1fr)",
    "& > li": {
      padding: `calc(${lineHeight}px + ${space[5]}) ${space[3]} 0`,
      textAlign: "center",
    },
    "[data-compact] > & > li": {
      padding: `calc(${compactHeight}px + ${space[4]}) ${space[3]} 0`,
    },
  },
}));

const StepNumber = styled("span")(
  ({ theme: { vars, typography, breakpoints } }) => ({
    position: "absolute",
    left: 0,
    top: 2,
    display: "grid",
    placeItems: "center",
    width: ringWidth,
    height: ringWidth,
    paddingTop: space[1],
    borderRadius: radii.pill,
    border: `2.5px solid ${vars.palette.primary.main}`,
    color: vars.palette.primary.main,
    ...typography.h3,
    lineHeight: 1,
    [breakpoints.up("md")]: {
      left: `calc(50% - ${ringWidth / 2}px)`,
      top: 16,
      // Its loop is the line's.
      border: 0,
      "[data-compact] &": { ...typography.title, top: 6, lineHeight: 1 },
    },
  }),
);

const StepTitle = styled(Typography)<{ component: "h3" }>(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    "[data-compact] &": { ...theme.typography.subtitle2, minHeight: "2.8em" },
  },
}));

function Braid({ count }: { count: number }) {
  const { width, height, strands } = traceBraid(count);
  return (
    <Line
      aria-hidden="true"
      data-fill={motion.enterMs}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      {strands.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </Line>
  );
}

interface ProcessProps extends Queries.ProcessFragment {
  /** Id of the heading. */
  id: string;
  plane?: Plane;
}

/**
 * Numbered steps inside the loops of a braided line. Below 900 px the steps are a vertical chain of rings.
 */
export function Process({
  id,
  heading,
  lead,
  steps,
  ...section
}: ProcessProps) {
  const compact = steps.length > 4;
  return (
    <Section headingId={id} {...section}>
      <HeadingRow heading={heading} lead={lead} />
      <Row
        data-compact={compact || undefined}
        style={{ "--count": steps.length }}
        data-enter=""
      >
        <Braid count={steps.length} />
        <Steps>
          {steps.map(({ title, description }, index) => (
            <li
              key={title}
              data-continues={index + 1 < steps.length || undefined}
            >
              <StepNumber aria-hidden="true">{index + 1}</StepNumber>
              <StepTitle variant={compact ? "h4" : "h3"} component="h3">
                {title}
              </StepTitle>
              <Note sx={{ mt: 2 }}>{description}</Note>
            </li>
          ))}
        </Steps>
      </Row>
    </Section>
  );
}

export const fragment = graphql`
  fragment Process on StepSection {
    heading
    lead
    steps {
      title
      description
    }
  }
`;
