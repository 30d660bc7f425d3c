import {
  Box,
  Button,
  createTheme,
  CssBaseline,
  Link,
  ThemeProvider,
} from "@mui/material";
import { useEffect, useState } from "react";
import type { ContentStore } from "../store/ContentStore";
import { EditorContext } from "./editorContext";
import { ErrorNotice } from "./ErrorNotice";
import { Content } from "./model/Content";
import { useRoute } from "./route";
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
  const { view, entry, field } = useRoute();
  if (view === "drafts") return <DraftsView />;
  if (view !== "edit") return <StartView />;
  const key = `${entry} ${field.join(".")}`;
  return <EntryView key={key} entry={entry} field={field} />;
}

/** The editor on a store of content. */
export function App({ store }: { store: ContentStore }) {
  const [content, setContent] = useState<Content>();
  const [saved, setSaved] = useState("");
  const [error, setError] = useState<unknown>();
  const [user, setUser] = useState("");
  useEffect(() => {
    const load = async () => {
      setUser(await store.user());
      setContent(new Content(await store.load()));
    };
    load().catch(setError);
  }, [store]);
  const undo = () =>
    store.undoLastSave?.().then(() => location.reload(), setError);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ height: "100dvh", display: "flex", flexDirection: "column" }}>
        <Box
          component="header"
          sx={{
            display: "flex",
            gap: 2,
            px: 2,
            py: 1,
            bgcolor: "grey.100",
            alignItems: "center",
          }}
        >
          <Link href="#/" sx={{ fontWeight: 700 }}>
            All content
          </Link>
          {store.drafts && <Link href="#/drafts">Drafts</Link>}
          <Box sx={{ flex: 1 }} />
          {user}
        </Box>
        <Box role="status" sx={{ px: 2, bgcolor: "success.light" }}>
          {saved}{" "}
          {saved && store.undoLastSave && (
            <Button color="inherit" onClick={() => void undo()}>
              Undo this save
            </Button>
          )}
        </Box>
        <ErrorNotice
          store={store}
          error={error}
          setError={setError}
          onSignedIn={() => location.reload()}
        />
        <Box component="main" sx={{ flex: 1, overflow: "auto", minHeight: 0 }}>
          {content && (
            <EditorContext value={{ store, content, setContent, setSaved }}>
              <Page />
            </EditorContext>
          )}
          {!content && error === undefined && (
            <p role="status">Loading the content…</p>
          )}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
