import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { radii } from "../theme/tokens";
import type { Accent } from "../theme/tones";

const Root = styled("span")(({ theme }) => ({
  ...theme.typography.overline,
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  "&::before": {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radii.pill,
    backgroundColor: "var(--accent)",
  },
}));

interface BadgeProps {
  tone?: Accent;
  children: ReactNode;
}

/** A category: a dot and a small label. */
export function Badge({ tone = "blue", children }: BadgeProps) {
  return <Root data-accent={tone}>{children}</Root>;
}
