import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useContext } from "react";
import {
  PublishConflict,
  SignInMissing,
  type ContentStore,
} from "../store/ContentStore";
import { EditorContext } from "./editorContext";
import { messageOf } from "./model/words";
import { editAddress } from "./route";

/** Says why something failed, with a button or a link to what helps. */
export function ErrorNotice({
  store,
  error,
  setError,
}: {
  store: ContentStore;
  /** Undefined for none. */
  error: unknown;
  /** Receives undefined after a sign-in. */
  setError: (error: unknown) => void;
}) {
  const content = useContext(EditorContext)?.content;
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
        {messageOf(error)}{" "}
        {error instanceof PublishConflict && (
          <Link href={editAddress(error.theirs.path)}>
            {content?.title(error.theirs.path)}
          </Link>
        )}
      </Alert>
    )
  );
}
