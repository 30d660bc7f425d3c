import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "../../ui/browserValues";

const minScale = 0.94;

interface ScrollFadeProps {
  className?: string;
  children: ReactNode;
}

/** Fades and shrinks its content while its parent scrolls away (docs/product.md#fading-hero). */
export function ScrollFade({ className, children }: ScrollFadeProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const fade = () => {
      const root = rootRef.current;
      // The parent keeps its size while the content shrinks.
      const parent = root?.parentElement?.getBoundingClientRect();
      if (!root || !parent) return;
      const share = Math.min(Math.max(-parent.top / parent.height, 0), 1);
      root.style.opacity = String(1 - share);
      root.style.scale = String(1 - share * (1 - minScale));
    };
    fade();
    window.addEventListener("scroll", fade, { passive: true });
    return () => window.removeEventListener("scroll", fade);
  }, []);
  return (
    <div ref={rootRef} className={className}>
      {children}
    </div>
  );
}
