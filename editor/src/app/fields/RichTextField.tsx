import { Alert, Box, Typography } from "@mui/material";
import type { FieldProps } from "@rjsf/utils";
import { EditorContent, useEditor } from "@tiptap/react";
import { Selection } from "@tiptap/pm/state";
import { useEffect, useRef, useState } from "react";
import { useEditorContext } from "../editorContext";
import { valueAt } from "../../../../src/common/jsonPath";
import { changeText } from "../richText/changeText";
import { extensions } from "../richText/extensions";
import { readBlocks, writeBlocks } from "../richText/htmlBlocks";
import { cleanPasted } from "../richText/pastedHtml";
import { picturesOf } from "./picturesOf";
import { Toolbar } from "../richText/Toolbar";

const textStyle = {
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  "& .ProseMirror": { minHeight: 120, p: 2, outlineOffset: 2 },
  "& figure": { m: 0, my: 2 },
  "& img": { display: "block", maxWidth: "100%", maxHeight: 240 },
  "& figcaption, & caption": { bgcolor: "action.hover", minHeight: 24 },
  "& td, & th": { border: 1, borderColor: "divider" },
  "& td, & th, & caption, & figcaption": { p: 1, textAlign: "left" },
  "& table": { tableLayout: "fixed", width: "100%", overflowWrap: "anywhere" },
} as const;

/** What the form tells its fields. */
interface FormContext {
  /** Counts replacements of the value that were not typed. */
  readonly revision: number;
  /** The value of the whole form. */
  readonly value: unknown;
}

/** A text with headings, lists, links, pictures and tables; files store it as one block of HTML per entry. */
export function RichTextField({
  formData,
  onChange,
  fieldPathId,
  uiSchema,
  registry,
  rawErrors,
}: FieldProps<readonly string[]>) {
  const context = useEditorContext();
  const label = String(uiSchema?.["ui:title"] ?? "Text");
  const id = fieldPathId.$id;
  const [text] = useState(() => readBlocks(formData ?? []));
  const [notice, setNotice] = useState("");
  // Each waits for its description.
  const [given, setGiven] = useState<readonly File[]>([]);
  const isInvalid = Boolean(rawErrors?.length);
  const editor = useEditor({
    // The text outlives the content that it began with: an upload adds a picture.
    extensions: extensions(
      (path) =>
        context.content.pictures.find((picture) => picture.path === path)
          ?.url ?? path,
    ),
    content: text,
    editorProps: {
      transformPastedHTML: (html) => {
        const pasted = cleanPasted(html);
        setNotice(pasted.notice);
        return pasted.html;
      },
      handlePaste: (_view, { clipboardData }) => {
        const pictures = picturesOf(clipboardData);
        if (pictures.length === 0) return false;
        setNotice("");
        setGiven(pictures);
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }) => {
        const pictures = picturesOf(dataTransfer);
        const at = view.posAtCoords({ left: clientX, top: clientY });
        if (pictures.length === 0 || !at) return false;
        const { doc, tr } = view.state;
        const place = Selection.near(doc.resolve(at.pos));
        view.dispatch(tr.setSelection(place));
        setGiven(pictures);
        return true;
      },
      attributes: {
        id,
        "aria-multiline": "true",
        "aria-label": label,
        "aria-describedby": `${id}__error ${id}-hint`,
      },
    },
    onUpdate: ({ editor: now }) =>
      onChange(writeBlocks(now.state.doc), fieldPathId.path),
  });
  useEffect(() => {
    editor.view.dom.setAttribute("aria-invalid", String(isInvalid));
  }, [editor, isInvalid]);
  const { revision, value } = registry.formContext as FormContext;
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    const blocks = valueAt(value, fieldPathId.path) as string[] | undefined;
    changeText(editor, blocks ?? []);
  }, [editor, revision, value, fieldPathId.path]);
  return (
    <Box data-field={id}>
      <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        {String(uiSchema?.["ui:description"] ?? "")}
      </Typography>
      <Toolbar
        editor={editor}
        label={label}
        given={given}
        onGivenDone={() => setGiven(given.slice(1))}
      />
      {notice && (
        <Alert severity="info" onClose={() => setNotice("")}>
          {notice}
        </Alert>
      )}
      <Box sx={textStyle}>
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}
