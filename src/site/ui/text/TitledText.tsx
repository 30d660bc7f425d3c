import Typography from "@mui/material/Typography";
import { Note } from "./Note";

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
      <Note sx={{ mt: 2 }}>{description}</Note>
    </>
  );
}
