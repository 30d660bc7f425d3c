import { Alert, Button } from "@mui/material";
import { SignInMissing } from "../store/ContentStore";
import { useEditorContext } from "./editorContext";
import { messageOf } from "./model/words";

/** Says why something failed, with a button to sign in if that helps. */
export function ErrorNotice({
  error,
  setError,
}: {
  /** Undefined for none. */
  error: unknown;
  setError: (error: unknown) => void;
}) {
  const { store, content } = useEditorContext();
  return (
    error !== undefined && (
      <Alert
        severity="error"
        action={
          error instanceof SignInMissing && (
            <Button
              color="inherit"
              onClick={() =>
                void store.signIn?.().then(() => setError(undefined), setError)
              }
            >
              Sign in
            </Button>
          )
        }
      >
        {content.withTitles(messageOf(error))}
      </Alert>
    )
  );
}
