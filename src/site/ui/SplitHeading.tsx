import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

const Root = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `20px ${theme.layout.gap}`,
  marginBottom: theme.layout.headingGap,
  "& .lead": { color: theme.vars.palette.text.secondary, maxWidth: "36em" },
  [theme.breakpoints.up("md")]: {
    flexWrap: "nowrap",
    "& .title": { maxWidth: `calc(58% - ${theme.layout.gap})` },
    "& .lead": { flex: "none", width: "41.66%" },
  },
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
      <Typography id={id} variant="h2" className="title">
        {title}
      </Typography>
      {lead && (
        <Typography variant="subtitle1" className="lead">
          {lead}
        </Typography>
      )}
      {action}
    </Root>
  );
}
