import { Box, ToggleButton } from "@mui/material";
import { useEditorState, type Editor } from "@tiptap/react";
import { useState } from "react";
import { PicturePicker } from "../fields/PicturePicker";
import { LinkDialog } from "./LinkDialog";
import { setPicture, tools, type Tool } from "./tools";

/** The buttons of a rich text. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [dialog, setDialog] = useState<Tool["asks"]>();
  // A dialog that gave the focus back would give the text the browser's old selection, and the cursor would leave the caption.
  const close = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  // The buttons follow the cursor.
  useEditorState({ editor, selector: (now) => now.transactionNumber });
  const shown = tools
    .filter((tool) => !tool.in || editor.isActive(tool.in))
    .filter((tool) => !tool.notIn || !editor.isActive(tool.notIn));
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
      {shown.map(({ label: name, is, attributes, asks, run }) => (
        <ToggleButton
          key={name}
          value={name}
          size="small"
          selected={is !== undefined && editor.isActive(is, attributes)}
          sx={{
            textTransform: "none",
            border: 0,
            py: 0.5,
            color: "text.primary",
          }}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            asks ? setDialog(asks) : run?.(editor.chain().focus()).run()
          }
        >
          {name}
        </ToggleButton>
      ))}
      {dialog === "link" && <LinkDialog editor={editor} onClose={close} />}
      {dialog === "picture" && (
        <PicturePicker
          disableRestoreFocus
          onPicture={(picture) => setPicture(editor, picture)}
          onClose={close}
        />
      )}
    </Box>
  );
}
