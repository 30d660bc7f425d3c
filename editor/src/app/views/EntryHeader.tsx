import { Stack, Typography } from "@mui/material";
import { useEffect } from "react";
import { ActionButton } from "../ActionButton";
import { useEditorContext } from "../editorContext";
import type { EntryForm } from "../form/useEntryForm";
import { statusOf } from "../model/status";

/** The title of the form, what visitors see of the entry, and the button that saves it; Ctrl or Cmd with S does, too. */
export function EntryHeader({
  form: { session, save },
  title,
}: {
  form: EntryForm;
  title: string;
}) {
  const { content } = useEditorContext();
  const { isSaving, value } = session.state;
  useEffect(() => {
    const saveOnKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      void save();
    };
    // Nothing has the focus after the removal of an entry.
    window.addEventListener("keydown", saveOnKey);
    return () => window.removeEventListener("keydown", saveOnKey);
  });
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
        <Typography
          component="h1"
          variant="h6"
          sx={{ flex: 1, overflowWrap: "anywhere" }}
        >
          {title}
        </Typography>
        <ActionButton
          variant="contained"
          disabled={isSaving || !session.isChanged}
          onClick={() => void save()}
        >
          {isSaving ? "Saving…" : "Save"}
        </ActionButton>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {statusOf(content, session.path, value)}
      </Typography>
    </>
  );
}
