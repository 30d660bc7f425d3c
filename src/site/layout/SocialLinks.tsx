import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type RefObject } from "react";
import { labels } from "../labels";
import { canHover } from "../theme/media";
import { motion, space } from "../theme/tokens";
import { Icon } from "../ui/pictures/Icon";
import { SmartLink } from "../ui/links/SmartLink";
import { useShell } from "../ui/hooks/useShell";

const openDelayMs = 700;
/** Within this time after a tooltip closes, the next one opens immediately. */
const skipDelayMs = 300;

/** Width and height of a profile's link in pixels. */
const profileSize = 44;

const Root = styled("div")({ flex: "none", justifyContent: "inherit" });

const List = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "inherit",
  "& > li": { position: "relative" },
});

const Profile = styled(SmartLink)(({ theme: { vars } }) => ({
  display: "grid",
  placeItems: "center",
  width: profileSize,
  height: profileSize,
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
  padding: `${space[3]} ${space[3]}`,
  // The gap belongs to the tooltip, so that the mouse may cross it.
  border: "4px solid transparent",
  backgroundClip: "padding-box",
  borderRadius: 16,
  whiteSpace: "nowrap",
}));

/** Which of a group's tooltips is open. Escape closes it (WCAG 1.4.13). */
function useTooltip(group: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<string>();
  const timer = useRef<number>(undefined);
  const closedAt = useRef(-Infinity);

  const open = (name: string): void => {
    const isNext = Date.now() - closedAt.current < skipDelayMs;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setShown(name),
      isNext ? 0 : openDelayMs,
    );
  };
  const close = (): void => {
    window.clearTimeout(timer.current);
    if (shown !== undefined) closedAt.current = Date.now();
    setShown(undefined);
  };
  useEffect(() => {
    // The pointer or the focus may have come before hydration.
    const name = group.current?.querySelector(
      "li:hover > a, a:focus-visible",
    )?.textContent;
    if (name)
      timer.current = window.setTimeout(() => setShown(name), openDelayMs);
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setShown(undefined);
    };
    document.addEventListener("keydown", dismiss);
    return () => {
      window.clearTimeout(timer.current);
      document.removeEventListener("keydown", dismiss);
    };
  }, [group]);
  return { shown, open, close };
}

/** The firm's profiles as a row of icons, each named by a tooltip (docs/product.md#tooltips). */
export function SocialLinks({ className }: { className?: string }) {
  const { site } = useShell();
  const group = useRef<HTMLDivElement>(null);
  const { shown, open, close } = useTooltip(group);
  if (!site.socialProfiles) return null;
  return (
    <Root
      ref={group}
      role="group"
      aria-label={labels.socialNavigation}
      className={className}
    >
      <List>
        {site.socialProfiles.map(({ label: name, icon, to }) => (
          <li
            key={name}
            onMouseEnter={() => open(name)}
            onMouseLeave={close}
            onFocus={({ target }) => {
              if (target.matches(":focus-visible")) open(name);
            }}
            onBlur={close}
          >
            <Profile href={to} data-slot="profile">
              <Icon path={icon} width={19} height={19} />
              {/* A text, since browsers without pictures show no aria-label. */}
              <span className="visually-hidden">{name}</span>
            </Profile>
            {shown === name && (
              <Tooltip role="tooltip" data-plane="neutral">
                {name}
              </Tooltip>
            )}
          </li>
        ))}
      </List>
    </Root>
  );
}
