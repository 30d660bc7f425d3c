import { Alert, Box, Typography } from "@mui/material";
import type { FieldProps } from "@rjsf/utils";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { useEditorContext } from "../editorContext";
import { valueAt } from "../../../../src/common/jsonPath";
import type { FormContext } from "../form/removePart";
import { changeText } from "../richText/changeText";
import { extensions } from "../richText/extensions";
import { readBlocks, writeBlocks } from "../richText/htmlBlocks";
import { insertPicture } from "../richText/tools";
import { Toolbar } from "../richText/Toolbar";
import { usePasted } from "../richText/usePasted";
import { FieldTitle } from "./FieldTitle";
import { PicturePicker } from "./PicturePicker";

const textStyle = {
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  "& .ProseMirror": { minHeight: 120, p: 2, outlineOffset: 2 },
  "& figure": { m: 0, my: 2 },
  "& img": { display: "block", maxWidth: "100%", maxHeight: 240 },
  "& figcaption, & caption": { bgcolor: "action.hover", minHeight: 24 },
  // An empty caption holds the library's line break alone.
  "& :is(figcaption, caption):has(> br:only-child)::before": {
    content: '"Caption, if it needs one"',
    color: "text.secondary",
    float: "left",
  },
  "& td, & th": { border: 1, borderColor: "divider" },
  "& td, & th, & caption, & figcaption": { p: 1, textAlign: "left" },
  "& table": { tableLayout: "fixed", width: "100%", overflowWrap: "anywhere" },
} as const;

/** The editor of a text. It shows what replaces the text from elsewhere, and keeps its cursor. */
function useText(
  {
    formData,
    onChange,
    fieldPathId: { $id: id, path },
    registry,
    rawErrors,
  }: FieldProps<readonly string[]>,
  label: string,
  handlers: ReturnType<typeof usePasted>["handlers"],
) {
  const context = useEditorContext();
  const [text] = useState(() => readBlocks(formData ?? []));
  const editor = useEditor({
    // The text outlives the content that it began with: an upload adds a picture.
    extensions: extensions(
      (place) =>
        context.content.pictures.find((picture) => picture.path === place)
          ?.url ?? place,
    ),
    content: text,
    editorProps: {
      ...handlers,
      attributes: {
        id,
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": `${id}__error ${id}-hint`,
        "aria-invalid": String(Boolean(rawErrors?.length)),
      },
    },
    onUpdate: ({ editor: now }) => onChange(writeBlocks(now.state.doc), path),
  });
  const { session } = registry.formContext as FormContext;
  const { revision, value } = session.state;
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    const blocks = valueAt(value, path) as string[] | undefined;
    changeText(editor, blocks ?? []);
  }, [editor, revision, value, path]);
  return editor;
}

/** A text with headings, lists, links, pictures and tables; files store it as one block of HTML per entry. */
export function RichTextField(props: FieldProps<readonly string[]>) {
  const { fieldPathId, uiSchema } = props;
  const id = fieldPathId.$id;
  const label = String(uiSchema?.["ui:title"] ?? "Text");
  const { handlers, notice, hideNotice, pictures, takeNext } = usePasted();
  const editor = useText(props, label, handlers);
  return (
    <Box data-field={id}>
      <FieldTitle title={label} required={props.required} />
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        {String(uiSchema?.["ui:description"] ?? "")}
      </Typography>
      <Toolbar editor={editor} label={label} />
      {pictures.length > 0 && (
        <PicturePicker
          key={pictures.length}
          given={pictures[0]}
          disableRestoreFocus
          onPicture={(picture) => insertPicture(editor, picture)}
          onClose={() => {
            takeNext();
            editor.commands.focus();
          }}
        />
      )}
      {notice && (
        <Alert severity="info" onClose={hideNotice}>
          {notice}
        </Alert>
      )}
      <Box sx={textStyle}>
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}
