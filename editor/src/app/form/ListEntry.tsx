import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { valueAt, type JsonSchema } from "../model/schema";
import { entryTitle, fieldLabel, singular } from "../model/words";
import { Expandable } from "./Expandable";
import { useFormState } from "./formContext";

/** An entry of a list: a row with its title that opens, or a single field. */
export function ListEntry({
  children,
  buttonsProps,
  index,
  parentUiSchema,
}: ArrayFieldItemTemplateProps) {
  const { value, reveal } = useFormState();
  const { path } = buttonsProps.fieldPathId;
  const { items = {} } = (parentUiSchema?.["ui:source"] ?? {}) as JsonSchema;
  const list = path.findLast((step) => typeof step === "string") ?? "entry";
  const title =
    entryTitle(valueAt(value, path)) || `New ${singular(fieldLabel(list))}`;
  const moveUp = () => {
    buttonsProps.onMoveUpItem();
    reveal([...path.slice(0, -1), index - 1]);
  };
  const moveDown = () => {
    buttonsProps.onMoveDownItem();
    reveal([...path.slice(0, -1), index + 1]);
  };
  const remove = () => {
    if (window.confirm(`Remove “${title}”?`)) buttonsProps.onRemoveItem();
  };
  const button = (label: string, press: () => void) => (
    <Button
      size="small"
      color={label === "Remove" ? "error" : "primary"}
      aria-label={`${label}: ${title} (${index + 1})`}
      onClick={press}
    >
      {label}
    </Button>
  );
  const entry = (
    <>
      {children}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", my: 1 }}>
        {buttonsProps.hasMoveUp && button("Move up", moveUp)}
        {buttonsProps.hasMoveDown && button("Move down", moveDown)}
        {buttonsProps.hasRemove && button("Remove", remove)}
      </Stack>
    </>
  );
  return items.type === "object" ? (
    <Expandable path={path} title={title}>
      {entry}
    </Expandable>
  ) : (
    entry
  );
}
