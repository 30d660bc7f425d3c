import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { colours } from "../theme/tokens";
import type { ReactNode } from "react";
import type { Plane } from "../theme/planes";
import { ActionButtons } from "./ActionButtons";
import { Actions } from "./Actions";
import { Section } from "./Section";

const Root = styled(Section)(({ theme }) => ({
  overflow: "hidden",
  "& > .container": { position: "relative" },
  "& .lead": { maxWidth: "34em", marginTop: 22 },
  "& .actions": { marginTop: 34 },
  "& h2": { maxWidth: "12em" },
  // The line art stands beside the words, never behind them.
  "& .pattern": {
    "--line": colours.blueLine,
    maxWidth: 340,
    margin: "40px 0 0 auto",
    "& svg": { width: "100%", height: "auto" },
  },
  // Without line art: one row, the buttons at its end.
  "&[data-plain]": { paddingBlock: "clamp(3.5rem, 6vw, 6.5rem)" },
  [theme.breakpoints.up("md")]: {
    "&[data-plain] .words": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      columnGap: theme.layout.gap,
      alignItems: "center",
    },
    "&[data-plain] .actions": { gridArea: "1 / 2 / span 2", marginTop: 0 },
    "& .container:has(.pattern) .words": { width: "58%" },
    "& .pattern": {
      position: "absolute",
      insetBlock: `calc(${theme.layout.section} / -2)`,
      right: theme.layout.gutter,
      width: "36%",
      maxWidth: 480,
      margin: 0,
      "& svg": { width: "auto", height: "100%", marginLeft: "auto" },
    },
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
  return (
    <Root plane={plane} headingId={id} data-plain={pattern ? undefined : ""}>
      <div className="words">
        <Typography id={id} variant={pattern ? "h1" : "h2"} component="h2">
          {title}
        </Typography>
        {text && (
          <Typography variant="subtitle1" className="lead">
            {text}
          </Typography>
        )}
        <Actions className="actions">
          <ActionButtons actions={actions} />
        </Actions>
      </div>
      {pattern && <div className="pattern">{pattern}</div>}
    </Root>
  );
}
