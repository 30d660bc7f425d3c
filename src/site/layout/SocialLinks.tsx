import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";
import { labels } from "../labels";
import { canHover } from "../theme/media";
import { motion, space } from "../theme/tokens";
import { Icon } from "../ui/pictures/Icon";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";

const openDelayMs = 700;
/** Within this time after a tooltip closes, the next one opens at once. */
const skipDelayMs = 300;

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  "& > li": { position: "relative" },
});

const Profile = styled(SmartLink)(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: vars.palette.text.secondary,
  textDecoration: "none",
  transition: `color ${motion.fastMs}ms`,
  [canHover]: { "&:hover": { color: vars.palette.primary.main } },
}));

const Tooltip = styled("span")(({ theme: { typography } }) => ({
  ...typography.body2,
  position: "absolute",
  zIndex: 1,
  left: "50%",
  translate: "-50% 0",
  bottom: "100%",
  lineHeight: 1,
  padding: space[3],
  // The gap belongs to the tooltip, so that the mouse may cross it.
  border: "4px solid transparent",
  backgroundClip: "padding-box",
  borderRadius: 16,
  whiteSpace: "nowrap",
}));

/** Moves a tooltip that the window's edge would cut. */
function keepInWindow(tooltip: HTMLElement | null): void {
  if (!tooltip) return;
  const { left, right } = tooltip.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const shift = Math.max(-left, 0) + Math.min(clientWidth - right, 0);
  tooltip.style.marginLeft = `${shift}px`;
}

/** Which tooltip is open. Escape closes it (WCAG 1.4.13). */
function useTooltip() {
  const [shown, setShown] = useState<string>();
  const timer = useRef<number>(undefined);
  const closedAt = useRef(-Infinity);
  const open = (name: string) => {
    const isNext = Date.now() - closedAt.current < skipDelayMs;
    const delayMs = isNext ? 0 : openDelayMs;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(setShown, delayMs, name);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    if (shown) closedAt.current = Date.now();
    setShown(undefined);
  };
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setShown(undefined);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return { shown, open, close };
}

/** The firm's profiles as a row of icons, each named by a tooltip (docs/product.md#tooltips). */
export function SocialLinks({ className }: { className?: string }) {
  const { socialProfiles } = useShell().site;
  const { shown, open, close } = useTooltip();
  return (
    <div
      role="group"
      aria-label={labels.socialNavigation}
      className={className}
    >
      <List>
        {socialProfiles.map(({ label: name, icon, to }) => (
          <li
            key={name}
            onMouseEnter={() => open(name)}
            onMouseLeave={close}
            onFocus={({ target }) => {
              if (target.matches(":focus-visible")) open(name);
            }}
            onBlur={close}
          >
            <Profile href={to}>
              <Icon path={icon} width={19} height={19} />
              {/* A text, since browsers without pictures show no aria-label. */}
              <span className="visually-hidden">{name}</span>
            </Profile>
            {shown === name && (
              <Tooltip ref={keepInWindow} role="tooltip" data-plane="neutral">
                {name}
              </Tooltip>
            )}
          </li>
        ))}
      </List>
    </div>
  );
}
