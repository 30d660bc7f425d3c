import { styled, type SxProps, type Theme } from "@mui/material/styles";
import Typography, { type TypographyProps } from "@mui/material/Typography";
import {
  createContext,
  Suspense,
  useContext,
  type HTMLAttributes,
  type ReactNode,
} from "react";
import type { Plane } from "../../theme/planes";
import { Container } from "./Container";
import { Lead } from "../text/Lead";
import { space } from "../../theme/tokens";

const HeadingId = createContext<string | undefined>(undefined);

/** A section that follows another one on the same plane. */
const repeated = (plane: Plane) =>
  `section[data-plane="${plane}"]:not([data-flush]) + &[data-plane="${plane}"]`;

const Block = styled("section")({
  paddingBlock: space[7],
  [`${repeated("page")}, ${repeated("networkSoft")}`]: { paddingTop: 0 },
  // Full planes are the loudest (docs/design.md#space). `:where` lets a section's own padding win.
  '&:where(:not([data-plane="page"], [data-plane$="Soft"]))': {
    paddingBlock: space[8],
  },
  "&:where([data-flush])": { paddingBlock: 0 },
});

/** Heading and lead, and controls at the end. */
const Head = styled("div")(({ theme: { layout } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space[5]} ${layout.gap}`,
  marginBottom: layout.headingGap,
}));

/** What a page gives each of its sections. */
export interface SectionId {
  /** Id of the heading. */
  id: string;
}

interface SectionHeadingProps extends Pick<TypographyProps, "sx"> {
  variant?: "display" | "h2" | "h3";
  children: string;
}

/** The heading of a section, if it stands anywhere inside. It names the section. */
export const SectionHeading = ({
  variant = "h2",
  ...rest
}: SectionHeadingProps) => (
  <Typography
    id={useContext(HeadingId)}
    variant={variant}
    component="h2"
    {...rest}
  />
);

interface SectionProps extends HTMLAttributes<HTMLElement> {
  plane?: Plane;
  /** Without space above and below. */
  flush?: boolean;
  /** Id of the heading. */
  headingId?: string;
  /** The heading in a row above the children, unless they have it (SectionHeading). */
  heading?: string;
  /** Only screen readers get the heading. */
  headingHidden?: boolean;
  /** Below the heading. */
  lead?: string | null;
  /** At the end of the heading's row. */
  controls?: ReactNode;
  /** Children reach both edges of the window. */
  bleed?: boolean;
  sx?: SxProps<Theme>;
}

/**
 * One idea of a page: background plane, vertical rhythm, heading, page width. It hydrates in a task of its own
 * (docs/quality.md#performance).
 */
export function Section({
  plane = "page",
  flush,
  headingId,
  heading,
  headingHidden,
  lead,
  controls,
  bleed,
  children,
  ...rest
}: SectionProps) {
  const parts = (
    <>
      {heading && (
        <Head className={headingHidden ? "visually-hidden" : undefined}>
          <div>
            <SectionHeading>{heading}</SectionHeading>
            {lead && <Lead sx={{ mt: 4 }}>{lead}</Lead>}
          </div>
          {controls}
        </Head>
      )}
      {children}
    </>
  );
  return (
    <Block
      data-flush={flush || undefined}
      data-plane={plane}
      aria-labelledby={headingId}
      {...rest}
    >
      <HeadingId value={headingId}>
        <Suspense>{bleed ? parts : <Container>{parts}</Container>}</Suspense>
      </HeadingId>
    </Block>
  );
}
