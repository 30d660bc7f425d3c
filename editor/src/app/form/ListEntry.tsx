import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { isObject } from "../../store/contentText";
import { fieldId, valueAt, type JsonSchema } from "../model/schema";
import { entryTitle, fieldLabel, singular } from "../model/words";
import { Expandable } from "./Expandable";
import { useFormState } from "./formContext";

function EntryButtons({
  name,
  buttons,
}: {
  name: string;
  buttons: ArrayFieldItemTemplateProps["buttonsProps"];
}) {
  const { hasMoveUp, hasMoveDown, hasRemove, index } = buttons;
  const { expanded, toggle, reveal } = useFormState();
  const { path } = buttons.fieldPathId;
  const close = () => {
    if (expanded.has(fieldId(path))) toggle(fieldId(path));
  };
  const follow = (to: number) => {
    close();
    reveal([...path.slice(0, -1), to]);
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", mt: 1 }}>
      {hasMoveUp && (
        <Button
          size="small"
          aria-label={`Move up: ${name}`}
          onClick={(event) => {
            buttons.onMoveUpItem(event);
            follow(index - 1);
          }}
        >
          Move up
        </Button>
      )}
      {hasMoveDown && (
        <Button
          size="small"
          aria-label={`Move down: ${name}`}
          onClick={(event) => {
            buttons.onMoveDownItem(event);
            follow(index + 1);
          }}
        >
          Move down
        </Button>
      )}
      {hasRemove && (
        <Button
          size="small"
          color="error"
          aria-label={`Remove: ${name}`}
          onClick={(event) => {
            if (!window.confirm(`Remove “${name}”?`)) return;
            close();
            buttons.onRemoveItem(event);
          }}
        >
          Remove
        </Button>
      )}
    </Stack>
  );
}

/** An entry of a list: a row with its title that opens, or a single field. */
export function ListEntry({
  children,
  buttonsProps,
  index,
  parentUiSchema,
}: ArrayFieldItemTemplateProps) {
  const { value } = useFormState();
  const { path } = buttonsProps.fieldPathId;
  const entry = valueAt(value, path);
  const source = parentUiSchema?.["ui:source"] as JsonSchema | undefined;
  const list = [...path].reverse().find((step) => typeof step === "string");
  const kind =
    list === undefined ? "entry" : singular(fieldLabel(String(list)));
  const title = entryTitle(entry, source?.items ?? {}) || `New ${kind}`;
  const buttons = (
    <EntryButtons name={`${title} (${index + 1})`} buttons={buttonsProps} />
  );
  return source?.items?.type === "object" || isObject(entry) ? (
    <Expandable path={path} title={title}>
      {children}
      {buttons}
    </Expandable>
  ) : (
    <Stack sx={{ mb: 1 }}>
      {children}
      {buttons}
    </Stack>
  );
}
