import Autocomplete from "@mui/material/Autocomplete";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { useEditorContext } from "../editorContext";
import { choicesOrText, addressChoices } from "../model/choices";
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
        <Autocomplete
          {...choicesOrText}
          options={choices}
          inputValue={address}
          onInputChange={(_event, text, reason) =>
            ["input", "clear"].includes(reason) && setAddress(text)
          }
          onChange={(_event, choice) =>
            setAddress(
              choice === null ? "" : choicesOrText.getOptionKey(choice),
            )
          }
          renderInput={(props) => (
            <TextField
              {...props}
              inputRef={field}
              margin="dense"
              label="Page or address"
              error={!isAllowed}
              helperText={
                isAllowed
                  ? "Choose a page or type any address. Leave it empty to remove the link."
                  : "Write an address such as https://www.example.com, mailto:name@example.com or /contact."
              }
            />
          )}
        />
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
