import { keyframes, styled } from "@mui/material/styles";
import { type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../../ui/reducedMotion";

const leastScale = 0.94;

const leave = keyframes({ to: { opacity: 0, scale: leastScale } });

const Root = styled("div")({
  "@supports (animation-timeline: view())": {
    "@media (prefers-reduced-motion: no-preference)": {
      animation: `${leave} linear both`,
      // Counted from the window's edge, not from where a jump comes to rest below the header.
      animationTimeline: "view(0px)",
      animationRange: "exit-crossing 0% exit-crossing 100%",
    },
  },
});

/**
 * Fades and shrinks an element while it leaves at the top of the window. It measures the plane around the element,
 * whose size does not change. Returns how to stop.
 */
function fadeOnScroll(element: HTMLElement): () => void {
  const plane = element.parentElement ?? element;
  let frame = 0;
  const show = (): void => {
    frame = 0;
    const { top, height } = plane.getBoundingClientRect();
    const progress = Math.min(Math.max(-top / height, 0), 1);
    element.style.opacity = String(1 - progress);
    element.style.scale = String(1 - progress * (1 - leastScale));
  };
  const onScroll = (): void => {
    frame ||= requestAnimationFrame(show);
  };
  show();
  window.addEventListener("scroll", onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", onScroll);
  };
}

interface ScrollFadeProps {
  className?: string;
  children: ReactNode;
}

/**
 * Fades its content out and shrinks it to 94% while it scrolls away, over its own height. Put it directly inside a
 * hero's plane, around everything in it, paddings included: so its height is the hero's, and the plane stays. A plane
 * that cuts off what overflows does so with `overflow: clip`; `hidden` would take the place of the window.
 */
export function ScrollFade({ className, children }: ScrollFadeProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = rootRef.current;
    if (!root || CSS.supports("animation-timeline: view()")) return;
    if (prefersReducedMotion()) return;
    return fadeOnScroll(root);
  }, []);
  return (
    <Root ref={rootRef} className={className}>
      {children}
    </Root>
  );
}
