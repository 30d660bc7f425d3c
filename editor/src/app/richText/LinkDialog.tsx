import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { useEditorContext } from "../editorContext";
import { Suggestions } from "../fields/Suggestions";
import { addressChoices } from "../model/choices";
import { isAllowedAddress } from "./extensions";

/** Asks where words lead: to a page, an item, a known address, or a typed one. */
export function LinkDialog({
  href,
  onLink,
  onClose,
}: {
  href: string;
  /** @param href Empty to remove the link. */
  onLink: (href: string) => void;
  onClose: () => void;
}) {
  const { content } = useEditorContext();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(href);
  const [choices] = useState(() => addressChoices(content, "address"));
  const isAllowed = address === "" || isAllowedAddress(address.trim());
  const setLink = () => {
    if (!isAllowed) return;
    onLink(address.trim());
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      slotProps={{ transition: { onEntered: () => field.current?.focus() } }}
    >
      <DialogTitle>Link</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          inputRef={field}
          margin="dense"
          label="Page or address"
          slotProps={{ htmlInput: { list: "addresses" } }}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          error={!isAllowed}
          helperText={
            isAllowed
              ? "Choose a page or type any address. Leave it empty to remove the link."
              : "Write an address such as https://www.example.com, mailto:name@example.com or /contact."
          }
        />
        <Suggestions id="addresses" choices={choices} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={setLink}>
          Set link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
