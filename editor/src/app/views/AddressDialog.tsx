import { Checkbox, FormControlLabel, TextField } from "@mui/material";
import { useState, useTransition } from "react";
import { schemaAt } from "../../../../src/common/jsonSchema";
import type { Problem } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";
import { FormDialog, focusInput } from "../FormDialog";
import { nameOf } from "../model/EditedContent";
import { isOnline } from "../model/status";
import { changeAddress } from "../state/changeAddress";
import { useUnsent } from "../state/unsent";
import { RefusalNotice } from "./RefusalNotice";

/** Asks for the new address of an entry, and whether the old one leads there. */
export function AddressDialog({
  entry,
  onClose,
}: {
  entry: string;
  onClose: () => void;
}) {
  const editor = useEditorContext();
  const { content } = editor;
  const before = nameOf(entry);
  const [name, setName] = useState(before);
  // Nobody knows the address of an entry that is not online, and the check lets no address lead there.
  const [isRedirected, setIsRedirected] = useState(isOnline(content, entry));
  const [isBusy, start] = useTransition();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [error, setError] = useState<unknown>();
  useUnsent(name !== before && !isBusy);
  const { pattern, patternErrorMessage } = schemaAt(content.schema(entry), [
    "id",
  ]);
  const submit = async () => {
    setError(undefined);
    try {
      setProblems(await changeAddress(editor, entry, name, isRedirected));
    } catch (failed) {
      setError(failed);
    }
  };
  return (
    <FormDialog
      title="Change the address"
      submitLabel={isBusy ? "Changing the address…" : "Change the address"}
      isBusy={isBusy}
      onSubmit={() => (name === before ? onClose() : start(submit))}
      onClose={onClose}
    >
      <TextField
        fullWidth
        required
        inputRef={focusInput}
        margin="dense"
        label="Name in the address"
        helperText={`The page is at ${content.address(entry)}. Links to it follow.`}
        value={name}
        disabled={isBusy}
        onChange={({ target }) => setName(target.value.trim())}
        slotProps={{
          htmlInput: {
            pattern: String(pattern),
            title: String(patternErrorMessage),
          },
        }}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={isRedirected}
            onChange={(_event, isChecked) => setIsRedirected(isChecked)}
          />
        }
        label="Lead the old address to the new one"
      />
      {problems.length > 0 && <RefusalNotice problems={problems} />}
      <ErrorNotice error={error} onSignIn={setError} />
    </FormDialog>
  );
}
