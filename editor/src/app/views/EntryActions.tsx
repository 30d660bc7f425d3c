import { Button, Stack } from "@mui/material";
import { useState } from "react";
import { useEditorContext } from "../editorContext";
import type { EntryForm } from "../form/useEntryForm";
import { duplicate } from "../state/entryActions";
import { AddressDialog } from "./AddressDialog";

/** What can be done with a stored entry as a whole. */
export function EntryActions({
  form: { session, save },
  title,
}: {
  form: EntryForm;
  title: string;
}) {
  const editor = useEditorContext();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ mt: 4, flexWrap: "wrap" }}
    >
      <Button onClick={() => duplicate(editor, session)}>
        Duplicate “{title}”
      </Button>
      <Button
        onClick={async () => {
          await save();
          // What the check refuses has to be changed first.
          if (!session.isChanged) setIsAsking(true);
        }}
      >
        Change its address
      </Button>
      <Button
        color="error"
        onClick={() => {
          if (window.confirm(`Remove “${title}” from the site?`))
            void session.remove();
        }}
      >
        Remove “{title}”
      </Button>
      {isAsking && (
        <AddressDialog
          entry={session.entry}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
