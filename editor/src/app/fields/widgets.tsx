import { Button, Stack, Typography } from "@mui/material";
import SelectWidget from "@rjsf/mui/lib/SelectWidget/SelectWidget.js";
import type { WidgetProps } from "@rjsf/utils";
import { useMemo, useState } from "react";
import { useEditorContext } from "../editorContext";
import { TextInput } from "../form/templates";
import {
  addressChoices,
  iconChoices,
  referenceChoices,
} from "../model/choices";
import type { JsonSchema } from "../model/schema";
import { PicturePicker } from "./PicturePicker";
import { Suggestions } from "./Suggestions";

/** The schema with the content's own keywords. */
const sourceOf = ({ schema }: WidgetProps) => schema as JsonSchema;

/** A menu of the entries of a catalogue, such as the figures. */
export function ChoiceWidget(props: WidgetProps) {
  const { content } = useEditorContext();
  const { type = "", by = "" } = sourceOf(props).reference ?? {};
  const enumOptions = referenceChoices(content, type, by);
  return (
    <SelectWidget {...props} options={{ ...props.options, enumOptions }} />
  );
}

/** A page or a known link, or any typed address; a name of an icon. */
export function SuggestWidget(props: WidgetProps) {
  const { content } = useEditorContext();
  const isAddress = sourceOf(props).address;
  const choices = useMemo(
    () => (isAddress ? addressChoices(content, "name") : iconChoices(content)),
    [content, isAddress],
  );
  const list = `${props.id}-choices`;
  return (
    <>
      <TextInput {...props} options={{ ...props.options, list }} />
      <Suggestions id={list} choices={choices} />
    </>
  );
}

/** What files write before a picture of the catalogue: "/", "../images/" or nothing. */
function prefixOf({ examples }: JsonSchema): string {
  const [prefix = ""] =
    /^(\.\.\/images\/|\/)?/.exec(String(examples?.[0] ?? "")) ?? [];
  return prefix;
}

/** A picture of the catalogue with its thumbnail. */
export function PictureWidget(props: WidgetProps) {
  const { id, label, value, onChange, rawErrors } = props;
  const { content } = useEditorContext();
  const [isOpen, setIsOpen] = useState(false);
  const prefix = prefixOf(sourceOf(props));
  const path = String(value ?? "").replace(prefix, "");
  const picture = content.pictures.find((known) => known.path === path);
  const words =
    picture?.alt ??
    (path ? "A stock picture of the category" : "No picture yet");
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: "center" }}
      role="group"
      aria-label={label}
    >
      {picture && (
        <img
          src={picture.url}
          alt=""
          style={{ width: 120, height: 80, objectFit: "cover" }}
        />
      )}
      <div>
        <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
        <Typography
          variant="body2"
          color={rawErrors?.length ? "error" : "textSecondary"}
        >
          {words}
        </Typography>
        <Button id={id} onClick={() => setIsOpen(true)}>
          {path ? "Change picture" : "Choose picture"}
        </Button>
      </div>
      {isOpen && (
        <PicturePicker
          onPicture={(chosen) => onChange(`${prefix}${chosen.path}`)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  );
}
