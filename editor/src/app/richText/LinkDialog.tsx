import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useEditorContext } from "../editorContext";
import { Suggestions } from "../fields/Suggestions";
import { addressChoices } from "../model/choices";
import { addressStart } from "./extensions";

const validAddress = {
  list: "addresses",
  pattern: String.raw`\s*${addressStart}.*`,
  title:
    "Write an address such as https://www.example.com, mailto:name@example.com or /contact.",
};

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Asks where the selected words lead: to a page, an item, a known address, or a typed one. */
export function LinkDialog({
  editor,
  onClose,
}: {
  editor: Editor;
  onClose: () => void;
}) {
  const { content } = useEditorContext();
  const setLink = (form: FormData) => {
    const href = String(form.get("href")).trim();
    const words = editor.chain().extendMarkRange("link");
    if (href) words.setLink({ href }).run();
    else words.unsetLink().run();
    onClose();
  };
  return (
    <Dialog open fullWidth disableRestoreFocus onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setLink(new FormData(event.currentTarget));
        }}
      >
        <DialogTitle>Link</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            inputRef={focus}
            margin="dense"
            name="href"
            label="Page or address"
            helperText="Choose a page or type any address. Leave it empty to remove the link."
            defaultValue={editor.getAttributes("link")["href"]}
            slotProps={{ htmlInput: validAddress }}
          />
          <Suggestions
            id="addresses"
            choices={addressChoices(content, "address")}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Set link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
