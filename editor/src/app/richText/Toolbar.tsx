import { Box, ToggleButton } from "@mui/material";
import { useEditorState, type Editor } from "@tiptap/react";
import { useRef, useState } from "react";
import { PicturePicker } from "../fields/PicturePicker";
import { LinkDialog } from "./LinkDialog";
import { addPicture, setPicture, tools, type Tool } from "./tools";

/** The button to which a key leads from one of several. */
function nextButton(key: string, at: number, count: number) {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: at - 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** The buttons of a rich text. */
export function Toolbar({
  editor,
  label,
  given,
  onGivenDone,
}: {
  editor: Editor;
  label: string;
  /** Pictures that were pasted or dropped into the text. Each is described in turn. */
  given: readonly File[];
  onGivenDone: () => void;
}) {
  const [dialog, setDialog] = useState<Tool["asks"]>();
  const [stop, setStop] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
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
  const current = shown.some(({ label: name }) => name === stop)
    ? stop
    : shown[0]?.label;
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
      ref={bar}
      onFocus={({ target }) => setStop(target.textContent)}
      onKeyDown={(event) => {
        const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
        const at = buttons.indexOf(event.target as HTMLButtonElement);
        const next = nextButton(event.key, at, buttons.length);
        if (event.key === "Escape") editor.commands.focus();
        if (next === undefined || at < 0) return;
        event.preventDefault();
        buttons.at(next)?.focus();
      }}
    >
      {shown.map(({ label: name, is, attributes, asks, run }) => (
        <ToggleButton
          key={name}
          value={name}
          // One stop for Tab; arrow keys lead from button to button.
          tabIndex={name === current ? 0 : -1}
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
      {given.length > 0 && (
        <PicturePicker
          key={given.length}
          given={given[0]}
          disableRestoreFocus
          onPicture={(picture) => addPicture(editor, picture)}
          onClose={() => {
            onGivenDone();
            editor.commands.focus();
          }}
        />
      )}
    </Box>
  );
}
