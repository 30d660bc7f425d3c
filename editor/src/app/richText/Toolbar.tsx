import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useEditorState, type Editor } from "@tiptap/react";
import { useState } from "react";
import { PicturePicker } from "../fields/PicturePicker";
import { LinkDialog } from "./LinkDialog";
import { setPicture, tools, type Tool } from "./tools";

const barStyle = {
  flexWrap: "wrap",
  position: "sticky",
  top: 0,
  zIndex: 1,
  bgcolor: "background.paper",
};

const buttonStyle = {
  textTransform: "none",
  border: 0,
  py: 0.5,
  color: "text.primary",
};

/** The buttons of a rich text: one stop for Tab; arrow keys lead from button to button. */
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
    <>
      <ToggleButtonGroup
        role="toolbar"
        aria-label={`Buttons of ${label}`}
        size="small"
        sx={barStyle}
        onKeyDown={({ key }) => {
          if (key === "Escape") editor.commands.focus();
        }}
      >
        {shown.map(({ label: name, is, attributes, asks, run }) => (
          <ToggleButton
            key={name}
            value={name}
            selected={is !== undefined && editor.isActive(is, attributes)}
            sx={buttonStyle}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() =>
              asks ? setDialog(asks) : run?.(editor.chain().focus()).run()
            }
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {dialog === "link" && <LinkDialog editor={editor} onClose={close} />}
      {dialog === "picture" && (
        <PicturePicker
          disableRestoreFocus
          onPicture={(picture) => setPicture(editor, picture)}
          onClose={close}
        />
      )}
    </>
  );
}
