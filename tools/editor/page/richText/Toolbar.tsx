import { useEditorState, type Editor } from "@tiptap/react";
import { useState } from "react";
import { insertBlock } from "./insertBlock";
import { LinkDialog } from "./LinkDialog";
import type { Offers } from "./offers";
import { PictureDialog, type ChosenPicture } from "./PictureDialog";
import { tools, type Tool } from "./tools";

/** The picture at the cursor. */
function pictureAt(editor: Editor): ChosenPicture | undefined {
  const { src, alt } = editor.getAttributes("figure");
  return editor.isActive("figure")
    ? { src: String(src), alt: String(alt) }
    : undefined;
}

function setPicture(editor: Editor, picture: ChosenPicture): void {
  if (editor.isActive("figure"))
    editor.chain().focus().updateAttributes("figure", picture).run();
  else insertBlock(editor, { type: "figure", attrs: picture });
}

function setLink(editor: Editor, href: string): void {
  const words = editor.chain().focus().extendMarkRange("link");
  if (href === "") words.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive("link"))
    words
      .insertContent({
        type: "text",
        text: href,
        marks: [{ type: "link", attrs: { href } }],
      })
      .run();
  else words.setLink({ href }).run();
}

/** The buttons of a text. */
export function Toolbar({
  editor,
  offers: { links, pictures, takesFiles },
  label,
}: {
  editor: Editor;
  offers: Offers;
  /** Of the text that the buttons are for. */
  label: string;
}) {
  const [asking, setAsking] = useState<"link" | "picture">();
  const close = () => {
    setAsking(undefined);
    editor.commands.focus();
  };
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({
        isShown: tool.isShown?.(now) ?? true,
        isActive: tool.isActive?.(now),
      })),
  });
  const press = ({ asks, run }: Tool) => {
    if (asks) setAsking(asks);
    else run?.(editor);
  };
  return (
    <div
      role="toolbar"
      aria-label={`Buttons of ${label}`}
      className="tools"
      onKeyDown={({ key }) => key === "Escape" && editor.commands.focus()}
    >
      {tools.map(
        (tool, index) =>
          states[index]?.isShown && (
            <button
              key={tool.label}
              type="button"
              aria-pressed={states[index].isActive}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(tool)}
            >
              {tool.label}
            </button>
          ),
      )}
      {asking === "link" && (
        <LinkDialog
          links={links}
          href={String(editor.getAttributes("link")["href"] ?? "")}
          onLink={(href) => setLink(editor, href)}
          onClose={close}
        />
      )}
      {asking === "picture" && (
        <PictureDialog
          pictures={pictures}
          takesFiles={takesFiles}
          chosen={pictureAt(editor)}
          onPicture={(picture) => setPicture(editor, picture)}
          onClose={close}
        />
      )}
    </div>
  );
}
