import { Typography } from "@mui/material";
import Form from "@rjsf/mui";
import type { DescriptionFieldProps, RJSFSchema, UiSchema } from "@rjsf/utils";
import { useMemo, useState } from "react";
import { catalogueFile } from "../../store/pictures";
import { useEditorContext } from "../editorContext";
import { isNew } from "../model/EditedContent";
import { fieldLabel } from "../model/words";
import { RichTextField } from "../fields/RichTextField";
import {
  ChoiceWidget,
  MenuWidget,
  PictureWidget,
  TextInput,
} from "../fields/widgets";
import { ObjectGroup, OptionalGroupButton } from "./groups";
import { KeptRows, KeptRowsContext } from "./keptRows";
import { EntryList, ListEntry } from "./lists";
import type { FormContext } from "./removePart";
import { uiSchema } from "./uiSchema";
import type { EntryForm } from "./useEntryForm";
import { errorSchema, noValidator } from "./validate";

/** The library writes a hint as a heading, and the schema's own description where the form has no words. */
function Hint({ id, uiSchema }: DescriptionFieldProps) {
  return (
    <Typography component="span" variant="body2" id={id}>
      {String(uiSchema?.["ui:description"] ?? "")}
    </Typography>
  );
}

/** Parts of the form that replace the library's. */
const templates = {
  ObjectFieldTemplate: ObjectGroup,
  OptionalDataControlsTemplate: OptionalGroupButton,
  ArrayFieldTemplate: EntryList,
  ArrayFieldItemTemplate: ListEntry,
  BaseInputTemplate: TextInput,
  DescriptionFieldTemplate: Hint,
};
const widgets = {
  SelectWidget: MenuWidget,
  picture: PictureWidget,
  choice: ChoiceWidget,
};
const fields = { richText: RichTextField };
/** The form adds nothing to a file by itself. */
const withoutDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
} as const;

/** The form of a content file, made from its schema. */
export function ContentForm({ form }: { form: EntryForm }) {
  const { session, visibleProblems } = form;
  const { content } = useEditorContext();
  const { path, schema } = session;
  const { value } = session.state;
  // A picture is added with its upload.
  const addable = path !== catalogueFile;
  // The name of a stored entry is changed with its redirect.
  const isNamed = isNew(session.entry) && content.isEntry(path);
  const address = content.address(path);
  const ui = useMemo(() => {
    const fields: UiSchema = {
      ...uiSchema(schema),
      "ui:options": { addable },
    };
    const name = isNamed
      ? {
          "ui:title": fieldLabel("id"),
          "ui:description": `Made of the title, unless you write another. The page will be at ${address}.`,
        }
      : { "ui:widget": "hidden" };
    return content.isEntry(path)
      ? { ...fields, "ui:order": ["title", "id", "*"], id: name }
      : fields;
  }, [schema, addable, isNamed, address, content, path]);
  const [kept] = useState(() => new KeptRows());
  return (
    <KeptRowsContext value={kept}>
      <div onFocus={kept.note} onSelect={kept.note} onBlur={kept.forget}>
        <Form
          tagName="div"
          schema={schema as RJSFSchema}
          uiSchema={ui}
          formData={value}
          validator={noValidator}
          formContext={{ session } satisfies FormContext}
          extraErrors={errorSchema(visibleProblems)}
          showErrorList={false}
          templates={templates}
          widgets={widgets}
          fields={fields}
          experimental_defaultFormStateBehavior={withoutDefaults}
          onChange={({ formData }) => session.change(formData)}
        >
          <></>
        </Form>
      </div>
    </KeptRowsContext>
  );
}
