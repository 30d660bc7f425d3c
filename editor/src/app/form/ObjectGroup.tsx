import { Button, Stack, Typography } from "@mui/material";
import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { valueAt } from "../model/schema";
import { Expandable } from "./Expandable";
import { useFormState } from "./formContext";

/** The fields of an object: those of the page's sections and of optional groups open with a click. */
export function ObjectGroup({
  title,
  description,
  properties,
  fieldPathId: { path },
  required,
}: ObjectFieldTemplateProps) {
  const { value, clear } = useFormState();
  const fields = (
    <Stack spacing={2.5}>
      {properties.map(({ name, hidden, content }) =>
        hidden ? null : <div key={name}>{content}</div>,
      )}
    </Stack>
  );
  if (path.length === 0 || typeof path.at(-1) === "number") return fields;
  const words = (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {description}
    </Typography>
  );
  if (required && path.length > 1)
    return (
      <Stack role="group" aria-label={title}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        {words}
        {fields}
      </Stack>
    );
  const isGiven = valueAt(value, path) !== undefined;
  return (
    <Expandable path={path} title={isGiven ? title : `${title} (empty)`}>
      {words}
      {fields}
      {!required && isGiven && (
        <Button
          color="error"
          sx={{ mt: 2 }}
          onClick={() => {
            if (window.confirm(`Remove “${title}”?`)) clear(path);
          }}
        >
          Remove {title}
        </Button>
      )}
    </Expandable>
  );
}
