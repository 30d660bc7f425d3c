import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { labels } from "../../labels";
import { IconButton } from "../../ui/controls/IconButton";
import { useBrowserValue } from "../../ui/hooks/useBrowserValue";
import { prefersReducedMotion } from "../../ui/motion/prefersReducedMotion";
import { Container } from "../../ui/structure/Container";
import { SectionHeading } from "../../ui/structure/Section";
import { autoScroll } from "./autoScroll";
import { pause, play } from "./iconPaths";

/** Its entries begin where the page's text does. */
const Row = styled("div")(({ theme: { layout } }) => ({
  display: "flex",
  marginTop: layout.headingGap,
  paddingLeft: layout.edge,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  "&:focus-visible": { outlineOffset: -3 },
  scrollBehavior: "smooth",
  "@media (prefers-reduced-motion: reduce)": {
    scrollbarWidth: "thin",
    scrollBehavior: "auto",
  },
  "& > ul": { display: "flex", flex: "none" },
  "& > ul > li": { flex: "none" },
  "html:not(.js) & > [aria-hidden]": { display: "none" },
}));

interface AutoScrollStripProps {
  /** Beside the pause button. It names the row, too. */
  heading: string;
  size: "h2" | "h3";
  /** How many times the row contains its entries. Screen readers, and pages without scripts, have them once. */
  repeat?: number;
  /** For the row. */
  className?: string;
  children: ReactNode;
}

/**
 * A row of entries that scrolls automatically, with a button to pause it (docs/product.md#strip). Under reduced motion
 * the visitor has to start it.
 */
export function AutoScrollStrip({
  heading,
  size,
  repeat = 1,
  className,
  children,
}: AutoScrollStripProps) {
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<boolean>();
  const reducedMotion = useBrowserValue(prefersReducedMotion, false);
  const isPlaying = chosen ?? !reducedMotion;
  useEffect(
    () => (isPlaying && row.current ? autoScroll(row.current) : undefined),
    [isPlaying],
  );
  return (
    <div>
      <Container
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 5,
        }}
      >
        <SectionHeading variant={size}>{heading}</SectionHeading>
        <IconButton
          look="round"
          label={`${labels.pause} ${heading}`}
          aria-pressed={!isPlaying}
          icon={isPlaying ? pause : play}
          onClick={() => setChosen(!isPlaying)}
        />
      </Container>
      <Row
        className={className}
        ref={row}
        role="group"
        aria-label={heading}
        // Safari does not make scrolling rows focusable.
        tabIndex={0}
      >
        {Array.from({ length: repeat }, (_, copy) => (
          <ul key={copy} aria-hidden={copy > 0 || undefined}>
            {children}
          </ul>
        ))}
      </Row>
    </div>
  );
}
