import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { SignInMissing } from "../store/ContentStore";
import { useEditorContext } from "./editorContext";
import { messageOf } from "./model/words";

/** Says why something failed, with a button where it takes a sign-in. */
export function ErrorNotice({
  error,
  setError,
  children,
}: {
  /** Undefined for none. */
  error: unknown;
  setError: (error: unknown) => void;
  children?: ReactNode;
}) {
  const { store } = useEditorContext();
  const signIn = () =>
    store.signIn?.().then(() => setError(undefined), setError);
  return (
    error !== undefined && (
      <Alert
        severity="error"
        action={
          error instanceof SignInMissing && (
            <Button color="inherit" onClick={() => void signIn()}>
              Sign in
            </Button>
          )
        }
      >
        {messageOf(error)} {children}
      </Alert>
    )
  );
}
