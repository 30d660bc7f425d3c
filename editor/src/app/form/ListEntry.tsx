import type { ArrayFieldItemTemplateProps } from "@rjsf/utils";
import { valueAt, type JsonSchema } from "../model/schema";
import { entryTitle, fieldLabel, singular } from "../model/words";
import { Expandable } from "./Expandable";
import { useFormState } from "./formContext";

/** An entry of a list: a row with its title that opens, or a single field. */
export function ListEntry({
  children,
  buttonsProps,
  parentUiSchema,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { value } = useFormState();
  const { path } = buttonsProps.fieldPathId;
  const { items = {} } = (parentUiSchema?.["ui:source"] ?? {}) as JsonSchema;
  const list = path.findLast((step) => typeof step === "string") ?? "entry";
  const title =
    entryTitle(valueAt(value, path)) || `New ${singular(fieldLabel(list))}`;
  const { ArrayFieldItemButtonsTemplate } = registry.templates;
  const remove = () => {
    if (window.confirm(`Remove “${title}”?`)) buttonsProps.onRemoveItem();
  };
  const entry = (
    <>
      {children}
      <ArrayFieldItemButtonsTemplate {...buttonsProps} onRemoveItem={remove} />
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
