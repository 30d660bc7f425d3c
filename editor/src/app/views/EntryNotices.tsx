import { Alert } from "@mui/material";
import { ActionButton } from "../ActionButton";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";
import type { EntryForm } from "../form/useEntryForm";
import { RefusalNotice } from "./RefusalNotice";

/** What the form has to say above its fields: about text that is not saved, and from the last save. */
export function EntryNotices({
  form: { session, advice },
}: {
  form: EntryForm;
}) {
  const { content } = useEditorContext();
  const { isSaving, isUnkept, restoredAt, refusals, error } = session.state;
  return (
    <>
      {restoredAt !== undefined && session.isChanged && (
        <Alert
          severity="info"
          action={
            <ActionButton
              color="inherit"
              // A save on its way would store what was given up.
              disabled={isSaving}
              onClick={() => session.discard()}
            >
              Discard it
            </ActionButton>
          }
        >
          This is what you typed until {new Date(restoredAt).toLocaleString()}{" "}
          and did not save.
        </Alert>
      )}
      {isUnkept && (
        <Alert severity="warning">
          This browser has no room left to keep what you type. Save before you
          close this page.
        </Alert>
      )}
      <ErrorNotice
        error={error}
        onSignIn={(failed) => session.setError(failed)}
      />
      {refusals && <RefusalNotice problems={refusals} />}
      {advice.map(({ file, path, message }) => (
        <Alert key={`${path.join(".")} ${message}`} severity="info">
          Advice: {content.place(file, path)}: {message}
        </Alert>
      ))}
    </>
  );
}
