import { styled } from "@mui/material/styles";
import { motion } from "../theme/tokens";
import { Icon } from "./Icon";
import { SmartLink } from "./SmartLink";

const Root = styled("div")(({ theme }) => ({
  "& ul": { display: "flex", flexWrap: "wrap", justifyContent: "inherit" },
  "& a": {
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "var(--size)",
    height: "var(--size)",
    color: theme.vars.palette.text.secondary,
    textDecoration: "none",
    transition: `color ${motion.fast}ms`,
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  // The label of an icon is its tooltip: 700 ms to open, at once when another was open less than 300 ms ago.
  "--tooltip": 0,
  transition: "--tooltip 0s 300ms",
  "&:has(a:hover), &:has(a:focus-visible)": {
    "--tooltip": 1,
    transition: "--tooltip 0s 700ms",
  },
  "& .label": {
    ...theme.typography.body2,
    position: "absolute",
    zIndex: 1,
    top: "calc(100% + 4px)",
    padding: "6px 12px",
    borderRadius: 12,
    whiteSpace: "nowrap",
    pointerEvents: "none",
    // Not hidden for good: the label is the link's name.
    opacity: 0,
  },
  "& a:hover .label, & a:focus-visible .label": {
    opacity: "var(--tooltip)",
  },
  '&[data-tooltips="above"] .label': {
    top: "auto",
    bottom: "calc(100% + 4px)",
  },
}));

interface SocialLinksProps {
  profiles: readonly { label: string; icon: string; to: string }[];
  /** Accessible name of the list. */
  label: string;
  /** Width and height of a link in pixels. */
  size?: 44 | 52;
  tooltips?: "above" | "below";
  className?: string;
}

/** The firm's profiles as a row of icons, each with a tooltip. */
export function SocialLinks({
  profiles,
  label,
  size = 44,
  tooltips = "below",
  className,
}: SocialLinksProps) {
  return (
    <Root
      role="group"
      aria-label={label}
      className={className}
      data-tooltips={tooltips}
      style={{ "--size": `${size}px` }}
    >
      <ul>
        {profiles.map((profile) => (
          <li key={profile.label}>
            <SmartLink href={profile.to}>
              <Icon path={profile.icon} size={size === 52 ? 22 : 19} />
              <span className="label" data-tone="ink">
                {profile.label}
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
