import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { colours } from "../../common/colours";
import type { ReactNode } from "react";
import type { Plane } from "../theme/planes";
import { ActionButtons, Actions } from "./ActionButton";
import { Container } from "./Container";
import { Section } from "./Section";

const Root = styled(Section)<{ ownerState: { isRow: boolean } }>(
  ({ ownerState: { isRow } }) => ({
    overflow: "hidden",
    ...(isRow && { paddingBlock: "clamp(3.5rem, 6vw, 6.5rem)" }),
  }),
);

const Frame = styled(Container)({ position: "relative" });

/** Without line art the buttons are at the end of the row. */
const Words = styled("div")<{ ownerState: { isRow: boolean } }>(
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

interface CtaPlaneProps {
  /** Id of the heading. */
  id: string;
  title: string;
  text?: string;
  /** The first is the main one. */
  actions: readonly { label: string; to: string }[];
  plane?: Extract<
    Plane,
    "blue" | "deep" | "light" | "marigold" | "networkDeep"
  >;
  /** A kolam. */
  pattern?: ReactNode;
}

/** The closing block of a page: one request to act on a plane of colour. */
export function CtaPlane({
  id,
  title,
  text,
  actions,
  plane = "blue",
  pattern,
}: CtaPlaneProps) {
  const ownerState = { isRow: !pattern };
  return (
    <Root plane={plane} headingId={id} bleed ownerState={ownerState}>
      <Frame>
        <Words ownerState={ownerState}>
          <Typography id={id} variant={pattern ? "h1" : "h2"} component="h2">
            {title}
          </Typography>
          {text && <Typography variant="subtitle1">{text}</Typography>}
          <Actions>
            <ActionButtons actions={actions} />
          </Actions>
        </Words>
        {pattern && <Pattern>{pattern}</Pattern>}
      </Frame>
    </Root>
  );
}
