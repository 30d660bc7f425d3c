import {
  Alert,
  Box,
  Button,
  createTheme,
  CssBaseline,
  Link,
  Stack,
  ThemeProvider,
} from "@mui/material";
import { useEffect } from "react";
import { EditorContext, useEditorContext } from "./editorContext";
import { ErrorBoundary } from "./ErrorBoundary";
import { ErrorNotice } from "./ErrorNotice";
import { isNew } from "./model/EditedContent";
import { useRoute } from "./route";
import type { Editor } from "./state/Editor";
import { redirectFrom } from "./state/entryActions";
import { useObservable } from "./state/Observable";
import { hasUnsent } from "./state/unsent";
import { useMainFocus } from "./useMainFocus";
import { DraftsView } from "./views/DraftsView";
import { EntryView } from "./views/EntryView";
import { StartView } from "./views/StartView";

const theme = createTheme({
  palette: { primary: { main: "#1d4ed8" } },
  typography: {
    fontFamily: "system-ui, sans-serif",
    button: { textTransform: "none" },
  },
});

function Page() {
  const editor = useEditorContext();
  const { content, copies } = editor;
  const { view, entry, field } = useRoute();
  if (view === "drafts") return <DraftsView />;
  if (view !== "edit") return <StartView />;
  const file = content.file(entry);
  if (!isNew(entry) && !copies.all().some((copy) => copy.entry === entry)) {
    if (!file)
      return <Alert severity="info">This entry no longer exists.</Alert>;
    if (content.value(entry) === undefined)
      return (
        <Alert severity="error">
          content/{entry} is not valid JSON. Mend it in a text editor, then
          reload this page.
        </Alert>
      );
  }
  const session = editor.session(entry);
  return (
    <ErrorBoundary key={session.key} copies={copies}>
      <EntryView session={session} field={field} />
    </ErrorBoundary>
  );
}

function Header() {
  const editor = useEditorContext();
  const { store, user, notice } = editor;
  const address = notice?.removedAddress;
  return (
    <>
      <Stack
        component="header"
        direction="row"
        spacing={2}
        sx={{ px: 2, py: 1, bgcolor: "grey.100", alignItems: "center" }}
      >
        <Link href="#/" sx={{ fontWeight: 700 }}>
          All content
        </Link>
        {store.drafts && <Link href="#/drafts">Drafts</Link>}
        <Box sx={{ flex: 1 }} />
        {user}
      </Stack>
      <Box role="status" sx={{ px: 2, bgcolor: "success.light" }}>
        {notice?.text}{" "}
        {notice?.undo && (
          <Button color="inherit" onClick={notice.undo}>
            {notice.undoLabel}
          </Button>
        )}
        {address && (
          <Button color="inherit" onClick={() => redirectFrom(editor, address)}>
            Lead its address elsewhere
          </Button>
        )}
      </Box>
    </>
  );
}

/** The editor. */
export function App({ editor }: { editor: Editor }) {
  useObservable(editor);
  const { content, error, notice } = editor;
  const route = useRoute();
  useMainFocus(route);
  // Its button may have gone.
  useMainFocus(notice);
  useEffect(() => void editor.load(), [editor]);
  useEffect(() => {
    const warn = (event: Event) => {
      if (editor.isAtRisk || hasUnsent()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [editor]);
  const isLoaded = content.paths.length > 0;
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <EditorContext value={editor}>
        <Stack sx={{ height: "100dvh" }}>
          <Header />
          <ErrorNotice
            error={error}
            onSignIn={(failed) =>
              failed ? editor.setError(failed) : void editor.load()
            }
          />
          <Box
            component="main"
            tabIndex={-1}
            sx={{ flex: 1, overflow: "auto", outline: 0 }}
          >
            {isLoaded && (
              <ErrorBoundary key={route.view} copies={editor.copies}>
                <Page />
              </ErrorBoundary>
            )}
            {!isLoaded && error === undefined && (
              <p role="status">Loading the content…</p>
            )}
          </Box>
        </Stack>
      </EditorContext>
    </ThemeProvider>
  );
}
