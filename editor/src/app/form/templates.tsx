import { Typography } from "@mui/material";
import LibraryInput from "@rjsf/mui/lib/BaseInputTemplate/BaseInputTemplate.js";
import {
  ariaDescribedByIds,
  type BaseInputTemplateProps,
  type DescriptionFieldProps,
} from "@rjsf/utils";
import { ObjectGroup, OptionalGroupButton } from "./groups";
import { EntryList, ListEntry } from "./lists";

/** The library's input, which describes its frame instead of itself, and offers examples as values. */
export function TextInput(props: BaseInputTemplateProps) {
  const { examples: _examples, ...schema } = props.schema;
  const htmlInput = {
    "aria-describedby": ariaDescribedByIds(props.id),
    list: props.options["list"],
  };
  return <LibraryInput {...props} schema={schema} slotProps={{ htmlInput }} />;
}

/** The library writes a hint as a heading, and the schema's own description where the form has no words. */
function Hint({ id, uiSchema }: DescriptionFieldProps) {
  return (
    <Typography component="span" variant="body2" id={id}>
      {String(uiSchema?.["ui:description"] ?? "")}
    </Typography>
  );
}

/** Parts of the form that replace the library's. */
export const templates = {
  ObjectFieldTemplate: ObjectGroup,
  OptionalDataControlsTemplate: OptionalGroupButton,
  ArrayFieldTemplate: EntryList,
  ArrayFieldItemTemplate: ListEntry,
  BaseInputTemplate: TextInput,
  DescriptionFieldTemplate: Hint,
};
