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

const Group = styled("div")(({ theme: { typography, vars } }) => ({
  "& > ul": { display: "flex", flexWrap: "wrap" },
  "& li": { position: "relative" },
  "& a": {
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    color: vars.palette.text.secondary,
    transition: `color ${motion.fastMs}ms`,
    [canHover]: { "&:hover": { color: vars.palette.primary.main } },
  },
  "& [role=tooltip]": {
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
  },
}));

/** Which tooltip is open. Escape closes it (WCAG 1.4.13). */
function useTooltip() {
  const [shown, setShown] = useState<string>();
  const timer = useRef<number>(undefined);
  const closedAt = useRef(-Infinity);
  /** Opens a tooltip, or closes the open one. */
  const show = (name?: string) => {
    window.clearTimeout(timer.current);
    if (shown) closedAt.current = Date.now();
    setShown(undefined);
    const isNext = Date.now() - closedAt.current < skipDelayMs;
    const delayMs = isNext ? 0 : openDelayMs;
    if (name) timer.current = window.setTimeout(setShown, delayMs, name);
  };
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) =>
      key === "Escape" && setShown(undefined);
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  return { shown, show };
}

/** The firm's profiles as a row of icons, each named by a tooltip (docs/product.md#tooltips). */
export function SocialLinks() {
  const { socialProfiles } = useShell().site;
  const { shown, show } = useTooltip();
  return (
    <Group role="group" aria-label={labels.socialNavigation}>
      <ul>
        {socialProfiles.map(({ label, icon, to }) => (
          <li
            key={label}
            onMouseEnter={() => show(label)}
            onMouseLeave={() => show()}
            onFocus={({ target }) =>
              target.matches(":focus-visible") && show(label)
            }
            onBlur={() => show()}
          >
            <SmartLink href={to}>
              <Icon path={icon} width={19} height={19} />
              {/* A text, since browsers without pictures show no aria-label. */}
              <span className="visually-hidden">{label}</span>
            </SmartLink>
            {shown === label && (
              <span role="tooltip" data-plane="neutral">
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Group>
  );
}
