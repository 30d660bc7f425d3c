import { Alert, Button } from "@mui/material";
import { SignInMissing } from "../store/ContentStore";
import { useEditorContext } from "./editorContext";
import { messageOf } from "./model/words";

/** Says why something failed, with a button to sign in if that helps. */
export function ErrorNotice({
  error,
  onSignIn,
}: {
  /** Undefined for none. */
  error: unknown;
  /** Gets the error of a sign-in that failed, or undefined. */
  onSignIn: (error?: unknown) => void;
}) {
  const editor = useEditorContext();
  return (
    error !== undefined && (
      <Alert
        severity="error"
        action={
          error instanceof SignInMissing && (
            <Button
              color="inherit"
              onClick={() =>
                void editor.signIn().then(() => onSignIn(), onSignIn)
              }
            >
              Sign in
            </Button>
          )
        }
      >
        {editor.content.withTitles(messageOf(error))}
      </Alert>
    )
  );
}
