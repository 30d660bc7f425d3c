import { TextField } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { useEditorContext } from "../editorContext";
import { Suggestions } from "../fields/Suggestions";
import { FormDialog, focusInput } from "../FormDialog";
import { addressChoices } from "../model/choices";
import { useUnsent } from "../state/unsent";
import { addressStart } from "./extensions";

const validAddress = {
  list: "addresses",
  pattern: String.raw`\s*${addressStart}.*`,
  title:
    "Write an address such as https://www.example.com, mailto:name@example.com or /contact.",
};

/** Asks where the selected words lead: to a page, an item, a known address, or a typed one. */
export function LinkDialog({
  editor,
  onClose,
}: {
  editor: Editor;
  onClose: () => void;
}) {
  const { content } = useEditorContext();
  const before = String(editor.getAttributes("link")["href"] ?? "");
  const [address, setAddress] = useState(before);
  useUnsent(address.trim() !== before);
  const setLink = () => {
    const href = address.trim();
    const words = editor.chain().extendMarkRange("link");
    if (href) words.setLink({ href }).run();
    else words.unsetLink().run();
    onClose();
  };
  return (
    <FormDialog
      title="Link"
      submitLabel="Set link"
      disableRestoreFocus
      onSubmit={setLink}
      onClose={onClose}
    >
      <TextField
        fullWidth
        inputRef={focusInput}
        margin="dense"
        label="Page or address"
        helperText="Choose a page or type any address. Leave it empty to remove the link."
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        slotProps={{ htmlInput: validAddress }}
      />
      <Suggestions
        id="addresses"
        choices={addressChoices(content, "address")}
      />
    </FormDialog>
  );
}
