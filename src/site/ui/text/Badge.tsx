import { styled } from "@mui/material/styles";
import { dot, space } from "../../theme/tokens";

const Label = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  "&::before": dot(8, "var(--tone)"),
}));

interface BadgeProps {
  category: { readonly name: string; readonly tone: Queries.Tone };
}

/** A category: a dot and a small label. */
export const Badge = ({ category: { name, tone } }: BadgeProps) => (
  <Label data-tone={tone}>{name}</Label>
);
