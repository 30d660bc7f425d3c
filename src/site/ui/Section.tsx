import { styled } from "@mui/material/styles";
import type { HTMLAttributes, ReactNode } from "react";
import type { Plane } from "../theme/planes";
import { containerStyles } from "./containerStyles";

const Root = styled("section")(({ theme }) => ({
  paddingBlock: theme.layout.section,
  '&[data-flush="top"], &[data-flush="both"]': { paddingTop: 0 },
  '&[data-flush="bottom"], &[data-flush="both"]': { paddingBottom: 0 },
  "& > .container": containerStyles(theme),
}));

interface SectionProps extends HTMLAttributes<HTMLElement> {
  plane?: Plane;
  /** Id of the section's heading, which names it. */
  headingId?: string;
  /** Children reach both edges of the window. */
  bleed?: boolean;
  /** Sides without the usual space. */
  flush?: "top" | "bottom" | "both";
  children: ReactNode;
}

/** One idea of a page: background plane, vertical rhythm, page width. Style what is inside with `styled(Section)`. */
export function Section({
  plane = "white",
  headingId,
  bleed,
  flush,
  children,
  ...rest
}: SectionProps) {
  return (
    <Root
      data-plane={plane}
      data-flush={flush}
      aria-labelledby={headingId}
      {...rest}
    >
      {bleed ? children : <div className="container">{children}</div>}
    </Root>
  );
}
