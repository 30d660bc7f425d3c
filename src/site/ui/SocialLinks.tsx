import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { motion } from "../theme/tokens";
import { Icon } from "./Icon";
import { SmartLink } from "./SmartLink";

const Root = styled("div")({
  // The label of an icon is its tooltip: 700 ms to open, at once when another was open less than 300 ms ago. The
  // labels take over the height of a line, which can wait; a variable cannot in Firefox before 128.
  lineHeight: "0px",
  transition: "line-height 0s 300ms",
  "&:has(a:hover), &:has(a:focus-visible)": {
    lineHeight: "1px",
    transition: "line-height 0s 700ms",
  },
  flex: "none",
  "&, & ul": { justifyContent: "inherit" },
  "& ul": { display: "flex", flexWrap: "wrap" },
});

const Profile = styled(SmartLink)<{ ownerState: { size: number } }>(
  ({ theme: { vars }, ownerState: { size } }) => ({
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: size,
    height: size,
    color: vars.palette.text.secondary,
    textDecoration: "none",
    transition: `color ${motion.fastMs}ms`,
    "&:hover": { color: vars.palette.primary.main },
  }),
);

interface TooltipState {
  tooltips: "above" | "below";
  isDismissed: boolean;
}

const Tooltip = styled("span")<{ ownerState: TooltipState }>(
  ({ theme: { typography }, ownerState: { tooltips, isDismissed } }) => ({
    ...typography.body2,
    position: "absolute",
    zIndex: 1,
    [tooltips === "above" ? "bottom" : "top"]: "100%",
    lineHeight: "inherit",
    padding: "1.15em 12px",
    // All of it while a line has no height.
    clipPath: "inset(0 0 calc(100% - 99lh))",
    // The gap belongs to the label, so that the mouse may cross it.
    border: "4px solid transparent",
    backgroundClip: "padding-box",
    borderRadius: 16,
    whiteSpace: "nowrap",
    pointerEvents: "none",
    // Not hidden for good: the label is the link's name.
    opacity: 0,
    ...(!isDismissed && {
      "a:is(:hover, :focus-visible) > &": {
        opacity: 1,
        pointerEvents: "auto",
      },
    }),
  }),
);

interface SocialLinksProps {
  profiles: readonly { label: string; icon: string; to: string }[];
  /** Accessible name of the list. */
  label: string;
  /** Width and height of a link in pixels. */
  size?: 44 | 52;
  tooltips?: TooltipState["tooltips"];
  className?: string;
}

/** Whether the visitor has put the tooltips away with Escape, and what brings them back. */
function useDismissal() {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, []);
  const show = () => setDismissed(false);
  return { isDismissed, handlers: { onPointerEnter: show, onFocus: show } };
}

/** The firm's profiles as a row of icons, each with a tooltip that Escape puts away (WCAG 1.4.13). */
export function SocialLinks({
  profiles,
  label,
  size = 44,
  tooltips = "below",
  className,
}: SocialLinksProps) {
  const { isDismissed, handlers } = useDismissal();
  return (
    <Root {...handlers} role="group" aria-label={label} className={className}>
      <ul>
        {profiles.map((profile) => (
          <li key={profile.label}>
            <Profile href={profile.to} ownerState={{ size }}>
              <Icon path={profile.icon} size={size === 52 ? 22 : 19} />
              <Tooltip data-plane="ink" ownerState={{ tooltips, isDismissed }}>
                {profile.label}
              </Tooltip>
            </Profile>
          </li>
        ))}
      </ul>
    </Root>
  );
}
