import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { labels } from "../../labels";
import { autoScroll } from "./autoScroll";
import {
  prefersReducedMotion,
  useReducedMotion,
} from "../../ui/hooks/useReducedMotion";
import { Container } from "../../ui/structure/Container";
import { pause, play } from "./iconPaths";
import { SectionHeading } from "../../ui/structure/Section";
import { useBrowserValue } from "../../ui/hooks/useBrowserValue";
import { RoundButton } from "../../ui/controls/RoundButton";
import { space } from "../../theme/tokens";

const Bar = styled(Container)({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[5],
});

const Row = styled("div")({
  display: "flex",
  width: "100%",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  "&:focus-visible": { outlineOffset: -3 },
  scrollBehavior: "smooth",
  "@media (prefers-reduced-motion: reduce)": {
    scrollbarWidth: "thin",
    scrollBehavior: "auto",
  },
  // Paper shows every entry.
  "@media print": { overflow: "visible" },
});

const Entries = styled("ul")({
  display: "flex",
  flex: "none",
  "& > li": { flex: "none" },
  "html:not(.js) &[aria-hidden]": { display: "none" },
  "@media print": {
    flex: "auto",
    flexWrap: "wrap",
    "&[aria-hidden]": { display: "none" },
  },
});

/** Quieter than the heading beside it. */
const PauseButton = styled(RoundButton)({
  width: 44,
  height: 44,
  borderColor: "transparent",
});

interface AutoScrollStripProps {
  /** Beside the pause button. It names the row, too. */
  heading: string;
  size: "h2" | "h3";
  /** How many times the row contains its entries, once it scrolls. Screen readers get them once. */
  repeat?: number;
  /** Scrolls from the end to the start. */
  backwards?: boolean;
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
  backwards = false,
  className,
  children,
}: AutoScrollStripProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<boolean>();
  /** Whether all entries are in view, so that nothing scrolls. */
  const [isWhole, setIsWhole] = useState(false);
  /** Only scripts scroll the row, so the HTML has the entries once. */
  const copies = useBrowserValue(() => repeat, 1);
  const reducedMotion = useReducedMotion();
  const isPlaying = chosen ?? !reducedMotion;

  useEffect(() => {
    const row = rowRef.current;
    if (!row) return undefined;
    const observer = new ResizeObserver(() =>
      setIsWhole(row.scrollWidth <= row.clientWidth),
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // `isPlaying` assumes motion while hydrating.
    const plays = isPlaying && (chosen ?? !prefersReducedMotion());
    return rowRef.current && plays
      ? autoScroll(rowRef.current, backwards)
      : undefined;
  }, [chosen, isPlaying, backwards]);

  return (
    <div>
      <Bar>
        <SectionHeading variant={size}>{heading}</SectionHeading>
        {!isWhole && (
          <PauseButton
            label={`${labels.pause} ${heading}`}
            aria-pressed={!isPlaying}
            icon={isPlaying ? pause : play}
            onClick={() => setChosen(!isPlaying)}
          />
        )}
      </Bar>
      <Row
        className={className}
        ref={rowRef}
        role="group"
        aria-label={heading}
        // Safari does not make scrolling rows focusable.
        tabIndex={0}
      >
        {Array.from({ length: copies }, (_, copy) => (
          <Entries key={copy} aria-hidden={copy > 0 || undefined}>
            {children}
          </Entries>
        ))}
      </Row>
    </div>
  );
}
