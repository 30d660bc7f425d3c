import { Typography } from "@mui/material";

/** The title of a field that is no text field, with the asterisk that text fields have if they need a value. */
export function FieldTitle({
  title,
  required = false,
}: {
  title: string;
  required?: boolean | undefined;
}) {
  return (
    <Typography sx={{ fontWeight: 700 }}>
      {title}
      {required && <span aria-hidden> *</span>}
    </Typography>
  );
}
