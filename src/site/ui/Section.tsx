import { styled } from "@mui/material/styles";
import type { HTMLAttributes, ReactNode } from "react";
import type { Plane } from "../theme/planes";
import { Container } from "./Container";

interface RootState {
  /** Sides without the usual space. */
  flush: "top" | "bottom" | "both" | undefined;
}

const Root = styled("section")<{ ownerState: RootState }>(
  ({ theme: { layout }, ownerState: { flush } }) => ({
    ...(flush === undefined && { paddingBlock: layout.section }),
    ...(flush === "bottom" && { paddingTop: layout.section }),
    ...(flush === "top" && { paddingBottom: layout.section }),
  }),
);

interface SectionProps extends HTMLAttributes<HTMLElement>, Partial<RootState> {
  plane?: Plane;
  /** Id of the section's heading, which names it. */
  headingId?: string;
  /** Children reach both edges of the window. */
  bleed?: boolean;
  children: ReactNode;
}

/** One idea of a page: background plane, vertical rhythm, page width. */
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
      ownerState={{ flush }}
      data-plane={plane}
      aria-labelledby={headingId}
      {...rest}
    >
      {bleed ? children : <Container>{children}</Container>}
    </Root>
  );
}
