import { styled } from "@mui/material/styles";
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

export interface BadgeProps {
  category: { readonly name: string; readonly tone: Queries.Tone };
}

/** A category: a dot and a small label. */
export const Badge = ({ category: { name, tone } }: BadgeProps) => (
  <Root data-tone={tone}>{name}</Root>
);
