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
import { useEffect, useState } from "react";
import type { ContentStore } from "../store/ContentStore";
import { readUnsaved } from "../store/unsaved";
import { EditorContext, useEditorContext } from "./editorContext";
import { ErrorNotice } from "./ErrorNotice";
import { Content, noContent } from "./model/Content";
import { isNew, useRoute } from "./route";
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
  const { content } = useEditorContext();
  const { view, entry, field } = useRoute();
  if (view === "drafts") return <DraftsView />;
  if (view !== "edit") return <StartView />;
  if (!isNew(entry) && !content.file(entry) && !readUnsaved(entry))
    return <Alert severity="info">This entry no longer exists.</Alert>;
  return <EntryView key={entry} entry={entry} field={field} />;
}

/** The editor on a store of content. */
export function App({ store }: { store: ContentStore }) {
  const [content, setContent] = useState(() => new Content(noContent));
  const [saved, setSaved] = useState("");
  const [error, setError] = useState<unknown>();
  const [user, setUser] = useState("");
  useEffect(() => {
    const load = async () => {
      setUser(await store.user());
      setContent(new Content(await store.load()));
    };
    if (error === undefined) load().catch(setError);
  }, [store, error]);
  const undo = () =>
    store.undoLastSave?.().then(() => location.reload(), setError);
  const isLoaded = content.paths.length > 0;
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <EditorContext value={{ store, content, setContent, setSaved }}>
        <Stack sx={{ height: "100dvh" }}>
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
            {saved}{" "}
            {saved && store.undoLastSave && (
              <Button color="inherit" onClick={() => void undo()}>
                Undo this save
              </Button>
            )}
          </Box>
          <ErrorNotice error={error} setError={setError} />
          <Box component="main" sx={{ flex: 1, overflow: "auto" }}>
            {isLoaded && <Page />}
            {!isLoaded && error === undefined && (
              <p role="status">Loading the content…</p>
            )}
          </Box>
        </Stack>
      </EditorContext>
    </ThemeProvider>
  );
}
