import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { colours } from "../../common/colours";
import { stairs } from "../../common/kolam/shapes";
import type { Plane } from "../theme/planes";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { Container } from "../ui/structure/Container";
import { Kolam } from "../ui/pictures/Kolam";
import { Section } from "../ui/structure/Section";

const Root = styled(Section)<{ ownerState: { isRow: boolean } }>(
  ({ ownerState: { isRow } }) => ({
    overflow: "hidden",
    ...(isRow && { paddingBlock: "clamp(3.5rem, 6vw, 6.5rem)" }),
  }),
);

const Frame = styled(Container)({ position: "relative" });

/** Without line art the buttons are at the end of the row. */
const TextBlock = styled("div")<{ ownerState: { isRow: boolean } }>(
  ({ theme: { layout, breakpoints }, ownerState: { isRow } }) => ({
    "& > h2": { maxWidth: "12em" },
    "& > p": { maxWidth: "34em", marginTop: 22 },
    "& > div": { marginTop: 34 },
    [breakpoints.up("md")]: isRow
      ? {
          display: "grid",
          gridTemplateColumns: "1fr auto",
          columnGap: layout.gap,
          alignItems: "center",
          "& > div": { gridArea: "1 / 2 / span 2", marginTop: 0 },
        }
      : { width: "58%" },
  }),
);

/** The line art, beside the text and never behind it. */
const Pattern = styled("div")(({ theme: { layout, breakpoints } }) => ({
  "--line": colours.blueLine,
  maxWidth: 340,
  margin: "40px 0 0 auto",
  "& svg": { width: "100%", height: "auto" },
  [breakpoints.up("md")]: {
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
  plane = "blue",
  pattern = staircase,
}: CallToActionProps) {
  const ownerState = { isRow: !pattern };
  return (
    <Root
      plane={plane}
      headingId="call-to-action"
      bleed
      ownerState={ownerState}
    >
      <Frame>
        <TextBlock ownerState={ownerState}>
          <Typography
            id="call-to-action"
            variant={pattern ? "h1" : "h2"}
            component="h2"
          >
            {heading}
          </Typography>
          {text && <Typography variant="subtitle1">{text}</Typography>}
          <ActionButtons actions={actions} />
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
