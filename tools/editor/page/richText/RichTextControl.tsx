import { EditorContent, useEditor } from "@tiptap/react";
import type { CmsWidgetControlProps } from "decap-cms-core";
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
} from "react";
import { extensions } from "./extensions";
import { blockWriter, readBlocks } from "./htmlBlocks";
import type { Offers } from "./offers";
import { cleanPasted } from "./pastedHtml";
import { Toolbar } from "./Toolbar";

/** What Decap CMS gives a field of a form. */
export interface ControlProps extends CmsWidgetControlProps<Iterable<string> | null> {
  readonly setActiveStyle?: () => void;
  readonly setInactiveStyle?: () => void;
  readonly ref?: Ref<object>;
}

/** A text of HTML blocks, which is written without seeing HTML. */
export function RichTextControl({
  value,
  field,
  forID,
  classNameWrapper,
  onChange,
  setActiveStyle,
  setInactiveStyle,
  ref,
  offers,
}: ControlProps & { readonly offers: Offers }) {
  const label = String(field.get("label"));
  const [before] = useState(() => [...(value ?? [])]);
  const [write] = useState(() => blockWriter(before));
  /** What the form was last told. */
  const told = useRef(value);
  const [notice, setNotice] = useState("");
  const editor = useEditor({
    extensions,
    content: readBlocks(before).toJSON(),
    editorProps: {
      transformPastedHTML: (html) => {
        const pasted = cleanPasted(html);
        setNotice(pasted.told);
        return pasted.html;
      },
      // Tab means other things in lists and tables.
      handleKeyDown: ({ dom }, { key, altKey }) => {
        if (!altKey || key !== "F10") return false;
        const [button] =
          dom.closest(".richText")?.querySelectorAll("button") ?? [];
        button?.focus();
        return true;
      },
      attributes: {
        id: forID,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: "text",
      },
    },
    onUpdate: ({ editor: now }) => {
      const blocks = write(now.state.doc);
      told.current = blocks;
      onChange(blocks);
    },
    onFocus: () => setActiveStyle?.(),
    onBlur: () => setInactiveStyle?.(),
  });
  // The form got another text, such as that of a draft.
  useEffect(() => {
    const [now, own] = [value, told.current].map((blocks) =>
      [...(blocks ?? [])].join("\n"),
    );
    if (now !== own) {
      told.current = value;
      editor.commands.setContent(readBlocks([...(value ?? [])]).toJSON(), {
        emitUpdate: false,
      });
    }
  }, [editor, value]);
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [
    editor,
  ]);
  return (
    <div className={`${classNameWrapper} richText`}>
      <Toolbar editor={editor} offers={offers} label={label} />
      <p role="status" className="notice">
        {notice}
      </p>
      <EditorContent editor={editor} />
    </div>
  );
}
