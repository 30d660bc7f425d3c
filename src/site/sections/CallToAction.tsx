import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { stairs } from "../../common/kolam/shapes";
import { pattern as firmPattern } from "../../common/pattern";
import type { Plane } from "../theme/planes";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { Container } from "../ui/structure/Container";
import { Kolam } from "../ui/pictures/Kolam";
import { Section, SectionHeading } from "../ui/structure/Section";
import { space } from "../theme/tokens";

/** Without line art the buttons are at the end of the row. */
const Root = styled(Section)({
  overflow: "hidden",
  '&[data-look="row"]': { paddingBlock: space[8] },
});

const Frame = styled(Container)({ position: "relative" });

const TextBlock = styled("div")(({ theme: { layout, breakpoints } }) => ({
  [breakpoints.up("sm")]: { '[data-look="pattern"] &': { width: "58%" } },
  [breakpoints.up("md")]: {
    '[data-look="row"] &': {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      columnGap: layout.gap,
      alignItems: "center",
    },
  },
}));

const Heading = styled(SectionHeading)({ maxWidth: "12em" });

const Text = styled(Typography)({ maxWidth: "34em", marginTop: space[5] });

const Buttons = styled(ActionButtons)(({ theme }) => ({
  marginTop: space[6],
  [theme.breakpoints.up("md")]: {
    '[data-look="row"] &': { gridArea: "1 / 2 / span 2", marginTop: 0 },
  },
}));

/** The line art, beside the text and never behind it. */
const Pattern = styled("div")(({ theme: { vars, layout, breakpoints } }) => ({
  "--line": vars.palette.border.drawing,
  "@media print": { display: "none" },
  maxWidth: 340,
  margin: `${space[6]} 0 0 auto`,
  "& svg": { width: "100%", height: "auto" },
  [breakpoints.up("sm")]: {
    position: "absolute",
    insetBlock: `calc(${layout.section} / -2)`,
    right: layout.gutter,
    width: "36%",
    maxWidth: 480,
    margin: 0,
    "& svg": { width: "auto", height: "100%", marginLeft: "auto" },
  },
}));

/** Growth as a staircase; its first cell, at the top, is the goal. */
const staircase = <Kolam cells={stairs(5)} size={58} goal={0} />;

interface CallToActionProps extends Queries.CallToActionFragment {
  plane?: Plane;
  /** A kolam, or null for none. */
  pattern?: ReactNode;
}

/** The closing block of a page: one request to act on a plane of colour. */
export function CallToAction({
  heading,
  text,
  actions,
  plane = "primary",
  pattern: ownPattern = staircase,
}: CallToActionProps) {
  const pattern = firmPattern && ownPattern;
  return (
    <Root
      plane={plane}
      headingId="call-to-action"
      bleed
      data-look={pattern ? "pattern" : "row"}
    >
      <Frame>
        <TextBlock>
          <Heading variant={pattern ? "h1" : "h2"}>{heading}</Heading>
          {text && <Text variant="subtitle1">{text}</Text>}
          <Buttons actions={actions} />
        </TextBlock>
        {pattern && <Pattern>{pattern}</Pattern>}
      </Frame>
    </Root>
  );
}

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    actions {
      ...Action
    }
  }
`;
