import Add from "@mui/icons-material/Add";
import { Button, Stack, Typography } from "@mui/material";
import type { ArrayFieldTemplateProps } from "@rjsf/utils";
import { fieldId } from "../model/schema";
import { singular } from "../model/words";
import { useFormState } from "./formContext";

/** A list of entries with a button that adds one and leads to it. */
export function EntryList({
  uiSchema,
  items,
  canAdd,
  onAddClick,
  fieldPathId: { path },
}: ArrayFieldTemplateProps) {
  const { reveal } = useFormState();
  const title = String(uiSchema?.["ui:title"] ?? "");
  return (
    <Stack
      role="group"
      aria-label={title || "Entries"}
      spacing={1}
      data-field={fieldId(path)}
    >
      {title && <Typography sx={{ fontWeight: 700 }}>{title}</Typography>}
      <Typography variant="body2" color="textSecondary">
        {String(uiSchema?.["ui:description"] ?? "")}
      </Typography>
      <div>{items}</div>
      {canAdd && (
        <Button
          startIcon={<Add />}
          sx={{ alignSelf: "start" }}
          onClick={(event) => {
            onAddClick(event);
            reveal([...path, items.length]);
          }}
        >
          Add {singular(title || "entry")}
        </Button>
      )}
    </Stack>
  );
}
