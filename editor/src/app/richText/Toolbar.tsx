import ToggleButton from "@mui/material/ToggleButton";
import Box from "@mui/material/Box";
import { useEditorState, type Editor } from "@tiptap/react";
import { useState } from "react";
import { PicturePicker } from "../fields/PicturePicker";
import { insertBlock } from "./insertBlock";
import { LinkDialog } from "./LinkDialog";
import { tools, type Tool } from "./tools";

function setPicture(
  editor: Editor,
  picture: { src: string; alt: string },
): void {
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

/** The buttons of a rich text. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [dialog, setDialog] = useState<Tool["asks"]>();
  const close = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map((tool) => ({
        isShown: tool.isShown?.(now) ?? true,
        isActive: tool.isActive?.(now) ?? false,
      })),
  });
  return (
    <Box
      role="toolbar"
      aria-label={`Buttons of ${label}`}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        position: "sticky",
        top: 0,
        zIndex: 1,
        bgcolor: "background.paper",
      }}
      onKeyDown={({ key }) => key === "Escape" && editor.commands.focus()}
    >
      {tools.map(
        (tool, index) =>
          states[index]?.isShown && (
            <ToggleButton
              key={tool.label}
              value={tool.label}
              size="small"
              selected={states[index].isActive}
              sx={{
                textTransform: "none",
                border: 0,
                py: 0.5,
                color: "text.primary",
              }}
              // The text keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() =>
                tool.asks ? setDialog(tool.asks) : tool.run?.(editor)
              }
            >
              {tool.label}
            </ToggleButton>
          ),
      )}
      {dialog === "link" && (
        <LinkDialog
          href={String(editor.getAttributes("link")["href"] ?? "")}
          onLink={(href) => setLink(editor, href)}
          onClose={close}
        />
      )}
      {dialog === "picture" && (
        <PicturePicker
          folder="texts"
          onPicture={({ path, alt }) => setPicture(editor, { src: path, alt })}
          onClose={close}
        />
      )}
    </Box>
  );
}
