import { Alert, Button } from "@mui/material";
import { useContext } from "react";
import { SignInMissing, type ContentStore } from "../store/ContentStore";
import { EditorContext } from "./editorContext";
import { messageOf } from "./model/words";

/** Says why something failed, with a button to sign in if that helps. */
export function ErrorNotice({
  store,
  error,
  setError,
  onSignedIn = () => setError(undefined),
}: {
  store: ContentStore;
  /** Undefined for none. */
  error: unknown;
  setError: (error: unknown) => void;
  onSignedIn?: () => void;
}) {
  const content = useContext(EditorContext)?.content;
  const message = messageOf(error);
  return (
    error !== undefined && (
      <Alert
        severity="error"
        action={
          error instanceof SignInMissing && (
            <Button
              color="inherit"
              onClick={() => void store.signIn?.().then(onSignedIn, setError)}
            >
              Sign in
            </Button>
          )
        }
      >
        {content?.withTitles(message) ?? message}
      </Alert>
    )
  );
}
