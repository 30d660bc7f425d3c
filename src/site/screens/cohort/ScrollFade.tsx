import { keyframes, styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "../../ui/browserValues";

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
  // Firefox has no scroll-driven animations yet.
  useEffect(() => {
    if (CSS.supports("animation-timeline: view()") || prefersReducedMotion())
      return;
    const fade = () => {
      const root = rootRef.current;
      // The plane's size does not change; the shrinking content's does.
      const plane = root?.parentElement?.getBoundingClientRect();
      if (!root || !plane) return;
      const left = Math.min(Math.max(-plane.top / plane.height, 0), 1);
      root.style.opacity = String(1 - left);
      root.style.scale = String(1 - left * (1 - leastScale));
    };
    fade();
    window.addEventListener("scroll", fade, { passive: true });
    return () => window.removeEventListener("scroll", fade);
  }, []);
  return (
    <Root ref={rootRef} className={className}>
      {children}
    </Root>
  );
}
