import Form from "@rjsf/mui";
import type { RJSFSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import { useMemo } from "react";
import { RichTextField } from "../fields/RichTextField";
import { ChoiceWidget, PictureWidget, SuggestWidget } from "../fields/widgets";
import type { JsonSchema } from "../model/schema";
import { uiSchema } from "./uiSchema";
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

/** The form of a content file, made from its schema. */
export function ContentForm({
  schema,
  value,
  problems,
  onChange,
  onEdited,
}: {
  schema: JsonSchema;
  value: unknown;
  problems: readonly FieldProblem[];
  onChange: (value: unknown) => void;
  /** @param words The text of a field that was left, to find it on the page. */
  onEdited: (words: string) => void;
}) {
  const ui = useMemo(() => uiSchema(schema), [schema]);
  const errors = useMemo(() => errorSchema(problems), [problems]);
  return (
    <Form
      tagName="div"
      schema={schema as RJSFSchema}
      uiSchema={ui}
      formData={value}
      validator={validator}
      extraErrors={errors}
      showErrorList={false}
      templates={templates}
      widgets={widgets}
      fields={fields}
      experimental_defaultFormStateBehavior={withoutDefaults}
      onChange={({ formData }) => {
        // The library reports its own normalisation, too.
        if (JSON.stringify(formData) !== JSON.stringify(value))
          onChange(formData);
      }}
      onBlur={(_id, words: unknown) => onEdited(String(words ?? ""))}
    >
      <></>
    </Form>
  );
}
