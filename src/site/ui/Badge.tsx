import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { radii } from "../theme/tokens";

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
    backgroundColor: "var(--tone)",
  },
}));

interface BadgeProps {
  tone?: Queries.Tone;
  children: ReactNode;
}

/** A category: a dot and a small label. */
export function Badge({ tone = "blue", children }: BadgeProps) {
  return <Root data-tone={tone}>{children}</Root>;
}
