import { Typography } from "@mui/material";
import type { DescriptionFieldProps } from "@rjsf/utils";
import { TextInput } from "../fields/widgets";
import { ObjectGroup, OptionalGroupButton } from "./groups";
import { EntryList, ListEntry } from "./lists";

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
