import ToggleButton from "@mui/material/ToggleButton";
import Box from "@mui/material/Box";
import { useEditorState, type Editor } from "@tiptap/react";
import { useState } from "react";
import { PicturePicker } from "../fields/PicturePicker";
import { LinkDialog } from "./LinkDialog";
import { setLink, setPicture, tools, type Tool } from "./tools";

/** The buttons of a rich text. */
export function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const [dialog, setDialog] = useState<Tool["asks"]>();
  const close = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  const shown = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools
        .filter((tool) => !tool.in || now.isActive(tool.in))
        .filter((tool) => !tool.notIn || !now.isActive(tool.notIn))
        .map((tool) => ({
          ...tool,
          isActive: Boolean(tool.is && now.isActive(tool.is, tool.attributes)),
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
      {shown.map((tool) => (
        <ToggleButton
          key={tool.label}
          value={tool.label}
          size="small"
          selected={tool.isActive}
          sx={{
            textTransform: "none",
            border: 0,
            py: 0.5,
            color: "text.primary",
          }}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            tool.asks
              ? setDialog(tool.asks)
              : tool.run?.(editor.chain().focus()).run()
          }
        >
          {tool.label}
        </ToggleButton>
      ))}
      {dialog === "link" && (
        <LinkDialog
          href={String(editor.getAttributes("link")["href"] ?? "")}
          onLink={(href) => setLink(editor, href)}
          onClose={close}
        />
      )}
      {dialog === "picture" && (
        <PicturePicker
          onPicture={({ path, alt }) => setPicture(editor, { path, alt })}
          onClose={close}
        />
      )}
    </Box>
  );
}
