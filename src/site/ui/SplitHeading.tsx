import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

const Root = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `20px ${layout.gap}`,
  marginBottom: layout.headingGap,
  [breakpoints.up("md")]: {
    flexWrap: "nowrap",
    "& > h2": { maxWidth: `calc(58% - ${layout.gap})` },
  },
}));

const Lead = styled("p")(({ theme: { typography, vars, breakpoints } }) => ({
  ...typography.subtitle1,
  maxWidth: "36em",
  color: vars.palette.text.secondary,
  [breakpoints.up("md")]: { flex: "none", width: "41.66%" },
}));

interface SplitHeadingProps {
  /** Names the section: pass the same value as its `headingId`. */
  id: string;
  title: string;
  lead?: string | null;
  /** Controls at the end of the row. */
  action?: ReactNode;
}

/** The heading row of a section: title in seven columns, lead or controls in five. */
export function SplitHeading({ id, title, lead, action }: SplitHeadingProps) {
  return (
    <Root>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {lead && <Lead>{lead}</Lead>}
      {action}
    </Root>
  );
}
