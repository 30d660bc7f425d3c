import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";

const Text = styled("p")<{ ownerState: { size: "h3" | "h4" } }>(
  ({ theme: { typography, vars }, ownerState: { size } }) => ({
    ...typography.body2,
    marginTop: size === "h3" ? 8 : 6,
    color: vars.palette.text.secondary,
  }),
);

interface TitledTextProps {
  title: string;
  description: string;
  /** Look of the title, which is a heading of level 3. */
  size?: "h3" | "h4";
}

/** The text of a card: heading and description. */
export function TitledText({
  title,
  description,
  size = "h4",
}: TitledTextProps) {
  return (
    <>
      <Typography variant={size} component="h3">
        {title}
      </Typography>
      <Text ownerState={{ size }}>{description}</Text>
    </>
  );
}
