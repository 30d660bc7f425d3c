import { Button, Stack, Typography } from "@mui/material";
import { Templates, Widgets } from "@rjsf/mui";
import {
  ariaDescribedByIds,
  type BaseInputTemplateProps,
  type WidgetProps,
} from "@rjsf/utils";
import { useMemo, useState } from "react";
import { useEditorContext } from "../editorContext";
import { choicesOf } from "../model/choices";
import type { JsonSchema } from "../../../../src/common/jsonSchema";
import { FieldTitle } from "./FieldTitle";
import { PicturePicker } from "./PicturePicker";
import { takingPicture } from "./picturesOf";
import { Suggestions } from "./Suggestions";

const { BaseInputTemplate: LibraryInput } = Templates;
const { SelectWidget: LibraryMenu } = Widgets;

function useChoices({ schema }: WidgetProps) {
  const { content } = useEditorContext();
  return useMemo(
    () => choicesOf(content, schema as JsonSchema),
    [content, schema],
  );
}

/** What ties a control to its error and its hint. */
const describedBy = ({
  id,
  rawErrors,
}: Pick<WidgetProps, "id" | "rawErrors">) => ({
  "aria-describedby": ariaDescribedByIds(id),
  ...(rawErrors?.length && { "aria-invalid": true }),
});

/** A menu. The library's own puts `aria-describedby` on its frame. */
export function MenuWidget(props: WidgetProps) {
  const SelectDisplayProps = describedBy(props);
  const mui = { rjsfSlotProps: { select: { SelectDisplayProps } } };
  const options = { ...props.options, mui };
  return LibraryMenu && <LibraryMenu {...props} options={options} />;
}

/** A menu of the entries of a catalogue, such as the figures. */
export function ChoiceWidget(props: WidgetProps) {
  const options = { ...props.options, enumOptions: useChoices(props) };
  return <MenuWidget {...props} options={options} />;
}

/** A text field, with suggestions for addresses and icons. The library's own puts `aria-describedby` on its frame. */
export function TextInput(props: BaseInputTemplateProps) {
  const { examples: _examples, ...schema } = props.schema;
  const choices = useChoices(props);
  const list = `${props.id}-choices`;
  const htmlInput = {
    "aria-describedby": ariaDescribedByIds(props.id),
    list: choices.length > 0 ? list : undefined,
  };
  return (
    <>
      {LibraryInput && (
        <LibraryInput
          {...props}
          // Above a time the label needs its place, as above a date.
          type={props.type ?? props.options.inputType}
          schema={schema}
          slotProps={{ htmlInput }}
        />
      )}
      <Suggestions id={list} choices={choices} />
    </>
  );
}

/** A picture of the catalogue with its thumbnail. */
export function PictureWidget(props: WidgetProps) {
  const { id, label, value, onChange, rawErrors } = props;
  const { content } = useEditorContext();
  const [isOpen, setIsOpen] = useState(false);
  const [given, setGiven] = useState<File>();
  const schema = props.schema as JsonSchema;
  const example = String(schema.examples?.[0] ?? "");
  // Files write the path of a picture with "../images/", with "/" or without either.
  const [prefix = ""] = /^(\.\.\/images\/|\/)?/.exec(example) ?? [];
  const path = String(value ?? "").replace(prefix, "");
  const picture = content.pictures.find((known) => known.path === path);
  const uncatalogued = schema.imageRule
    ? "A stock picture of the category"
    : "A logo";
  const words = picture?.alt ?? (path ? uncatalogued : "No picture yet");
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: "center" }}
      role="group"
      aria-label={label}
      {...takingPicture((dropped) => {
        setGiven(dropped);
        setIsOpen(true);
      })}
    >
      {picture && (
        <img
          src={picture.url}
          alt=""
          style={{ width: 120, height: 80, objectFit: "cover" }}
        />
      )}
      <div>
        <FieldTitle title={label} required={props.required} />
        <Typography
          variant="body2"
          color={rawErrors?.length ? "error" : "textSecondary"}
        >
          {words}
        </Typography>
        <Button id={id} {...describedBy(props)} onClick={() => setIsOpen(true)}>
          {path ? "Change picture" : "Choose picture"}
        </Button>
      </div>
      {isOpen && (
        <PicturePicker
          given={given}
          onPicture={(chosen) => onChange(`${prefix}${chosen.path}`)}
          onClose={() => {
            setGiven(undefined);
            setIsOpen(false);
          }}
        />
      )}
    </Stack>
  );
}
