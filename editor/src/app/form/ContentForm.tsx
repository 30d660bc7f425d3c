import Form from "@rjsf/mui";
import validator from "@rjsf/validator-ajv8";
import { useEffect, useMemo, useState } from "react";
import { RichTextField } from "../fields/RichTextField";
import { ChoiceWidget, PictureWidget, SuggestWidget } from "../fields/widgets";
import { withValueAt } from "../model/differences";
import { fieldId, type FieldPath, type JsonSchema } from "../model/schema";
import { FormContext, type FormState } from "./formContext";
import { formSchema, uiSchema } from "./formSchema";
import { idsTo, revealField } from "./revealField";
import { templates } from "./templates";
import { errorSchema, type FieldProblem } from "./validate";

const widgets = {
  picture: PictureWidget,
  choice: ChoiceWidget,
  suggest: SuggestWidget,
};
const fields = { richText: RichTextField };
/** The form adds nothing to a file by itself. */
const withoutDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
} as const;

/** A field to open; a new object opens the same field again. */
export interface Target {
  readonly path: FieldPath;
}

/** The form of a content file, made from its schema. */
export function ContentForm({
  schema,
  value,
  problems,
  target,
  onChange,
  onBlur,
}: {
  schema: JsonSchema;
  value: unknown;
  problems: readonly FieldProblem[];
  target: Target | undefined;
  /** @param id Of the changed field. */
  onChange: (value: unknown, id: string) => void;
  /** @param words The text of the field, to find it on the page. */
  onBlur: (id: string, words: string) => void;
}) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set(),
  );
  const [expandedTarget, setExpandedTarget] = useState<Target>();
  if (target && target !== expandedTarget) {
    setExpandedTarget(target);
    setExpanded(new Set([...expanded, ...idsTo(target.path)]));
  }
  const form = useMemo(
    () => ({ schema: formSchema(schema), ui: uiSchema(schema) }),
    [schema],
  );
  const errors = useMemo(() => errorSchema(problems), [problems]);
  const state: FormState = {
    value,
    expanded,
    toggle: (id) =>
      setExpanded(
        new Set(
          expanded.has(id)
            ? [...expanded].filter((other) => other !== id)
            : [...expanded, id],
        ),
      ),
    reveal: (path) => {
      setExpanded((before) => new Set([...before, ...idsTo(path)]));
      requestAnimationFrame(() => revealField(path));
    },
    clear: (path) =>
      onChange(withValueAt(value, path, undefined), fieldId(path)),
    problemIds: problems.map(({ path }) => fieldId(path)),
  };
  useEffect(() => {
    if (target) requestAnimationFrame(() => revealField(target.path));
  }, [target]);
  return (
    <FormContext value={state}>
      <Form
        tagName="div"
        schema={form.schema}
        uiSchema={form.ui}
        formData={value}
        validator={validator}
        extraErrors={errors}
        showErrorList={false}
        templates={templates}
        widgets={widgets}
        fields={fields}
        experimental_defaultFormStateBehavior={withoutDefaults}
        onChange={({ formData }, id = "") => {
          // The library reports its own normalisation, too.
          if (JSON.stringify(formData) !== JSON.stringify(value))
            onChange(formData, id);
        }}
        onBlur={(id, words: unknown) =>
          onBlur(id, typeof words === "string" ? words : "")
        }
      >
        <></>
      </Form>
    </FormContext>
  );
}
