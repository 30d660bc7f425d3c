import { styled, type SxProps, type Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { HTMLAttributes, ReactNode } from "react";
import type { Plane } from "../../theme/planes";
import { Columns, type ColumnsProps } from "./Columns";
import { Container } from "./Container";
import { Lead } from "../text/Lead";
import { wholeWords } from "../text/wholeWords";

const Root = styled("section")(({ theme: { layout } }) => ({
  // Variables, so that a section's own padding wins over its variant.
  "--above": layout.section,
  "--below": layout.section,
  '&:is([data-flush="top"], [data-flush="both"])': { "--above": 0 },
  '&:is([data-flush="bottom"], [data-flush="both"])': { "--below": 0 },
  paddingBlock: "var(--above) var(--below)",
}));

/** Heading in seven columns, lead or controls in five. */
const HeadingRow = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `20px ${layout.gap}`,
  marginBottom: layout.headingGap,
  [breakpoints.up("md")]: {
    flexWrap: "nowrap",
  },
  // Browsers tear a heading from what follows it in flex boxes and grids.
  "@media print": { display: "block", breakAfter: "avoid" },
}));

const RowHeading = styled(Typography)(({ theme: { layout, breakpoints } }) => ({
  [breakpoints.up("md")]: { maxWidth: `calc(58% - ${layout.gap})` },
}));

/** Begins where the lead of the page's hero does. */
const RowLead = styled(Lead)(({ theme: { layout, breakpoints } }) => ({
  [breakpoints.up("md")]: {
    flex: "none",
    width: `calc((100% - ${layout.gap}) * 5 / 12)`,
  },
}));

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** Sides without padding. */
  flush?: "top" | "bottom" | "both";
  plane?: Plane;
  /** Id of the section's heading, which names it. */
  headingId?: string;
  /** Left out if the section renders its own heading. */
  heading?: string;
  /** A heading that only screen readers get. */
  hiddenHeading?: string;
  lead?: string | null;
  /** Controls at the end of the heading's row. */
  action?: ReactNode;
  /** Puts the children into columns. Heading and lead are the first column. */
  split?: ColumnsProps["split"];
  align?: ColumnsProps["align"];
  /** Children reach both edges of the window. */
  bleed?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** One idea of a page: background plane, vertical rhythm, page width, heading row. */
export function Section({
  plane = "page",
  headingId,
  heading,
  hiddenHeading,
  lead,
  action,
  split,
  align,
  bleed,
  flush,
  children,
  ...rest
}: SectionProps) {
  const title = {
    id: headingId,
    variant: "h2",
    children: heading && wholeWords(heading),
  } as const;
  const content = split ? (
    <Columns split={split} align={align}>
      {lead ? (
        <div>
          <Typography {...title} />
          <Lead sx={{ mt: "20px", maxWidth: "none" }}>{lead}</Lead>
        </div>
      ) : (
        heading && <Typography {...title} />
      )}
      {children}
    </Columns>
  ) : (
    <>
      {hiddenHeading && (
        <h2 id={headingId} className="visually-hidden">
          {hiddenHeading}
        </h2>
      )}
      {heading && (
        <HeadingRow>
          <RowHeading {...title} />
          {lead && <RowLead>{lead}</RowLead>}
          {action}
        </HeadingRow>
      )}
      {children}
    </>
  );
  return (
    <Root
      data-flush={flush}
      data-plane={plane}
      aria-labelledby={headingId}
      {...rest}
    >
      {bleed ? content : <Container>{content}</Container>}
    </Root>
  );
}
