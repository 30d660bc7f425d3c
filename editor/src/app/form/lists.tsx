import Add from "@mui/icons-material/Add";
import { Button, Stack, Typography } from "@mui/material";
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
} from "@rjsf/utils";
import { fieldId } from "./fieldId";
import type { JsonPath } from "../../../../src/common/jsonPath";
import { useContext, useLayoutEffect } from "react";
import { singular } from "../model/words";
import { FieldTitle } from "../fields/FieldTitle";
import { Expandable } from "./groups";
import { KeptRowsContext } from "./keptRows";
import { removePart } from "./removePart";
import { revealField } from "./revealField";

/** A list of entries with a button that adds one and leads to it. */
export function EntryList({
  uiSchema,
  items,
  canAdd,
  required,
  onAddClick,
  fieldPathId: { path },
}: ArrayFieldTemplateProps) {
  const title = String(uiSchema?.["ui:title"] ?? "");
  return (
    <Stack
      role="group"
      aria-label={title || "Entries"}
      spacing={1}
      data-field={fieldId(path)}
    >
      {title && <FieldTitle title={title} required={required} />}
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
            revealField([...path, items.length]);
          }}
        >
          Add {singular(title || "entry")}
        </Button>
      )}
    </Stack>
  );
}

/** Focuses the first entry that exists, else the button that adds one. */
function focusEntry(list: JsonPath, indexes: readonly number[]): void {
  const [target] = indexes
    .map((index) => fieldId([...list, index]))
    .flatMap((id) => [`#${id}-summary`, `#${id}`])
    .concat(`[data-field="${fieldId(list)}"] > button`)
    .flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  target?.focus();
}

/** An entry of a list: a row with its title that opens, or a single field. */
export function ListEntry({
  children,
  buttonsProps,
  schema,
  uiSchema,
  registry,
}: ArrayFieldItemTemplateProps) {
  const title = String(uiSchema?.["ui:entry"]);
  const { ArrayFieldItemButtonsTemplate } = registry.templates;
  const { path } = buttonsProps.fieldPathId;
  const { restoreFocus } = useContext(KeptRowsContext);
  useLayoutEffect(restoreFocus, [restoreFocus]);
  const list = path.slice(0, -1);
  const at = Number(path.at(-1));
  const remove = () =>
    removePart(
      registry,
      title,
      () => buttonsProps.onRemoveItem(),
      () => focusEntry(list, [at, at - 1]),
    );
  // With the event, the library would take the focus from the button. At an end of the list the button goes.
  const move = (run: () => void, to: number) => {
    run();
    requestAnimationFrame(() => {
      if (!document.activeElement?.matches(":enabled")) focusEntry(list, [to]);
    });
  };
  const entry = (
    <>
      {children}
      <ArrayFieldItemButtonsTemplate
        {...buttonsProps}
        onMoveUpItem={() => move(() => buttonsProps.onMoveUpItem(), at - 1)}
        onMoveDownItem={() => move(() => buttonsProps.onMoveDownItem(), at + 1)}
        onRemoveItem={remove}
      />
    </>
  );
  return schema.type === "object" ? (
    <Expandable path={path} title={title}>
      {entry}
    </Expandable>
  ) : (
    entry
  );
}
