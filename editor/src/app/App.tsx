import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import Link from "@mui/material/Link";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
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

const undone = "The last save is undone.";

function Page({ onReload }: { onReload: () => void }) {
  const { view, path, field } = useRoute();
  const entry = view === "new" ? `new/${path}` : path;
  if (view === "start") return <StartView />;
  if (view === "drafts") return <DraftsView onPublished={onReload} />;
  return (
    <EntryView
      key={`${entry} ${field.join(".")}`}
      entry={entry}
      field={field}
    />
  );
}

/** The editor on a store of content. */
export function App({ store }: { store: ContentStore }) {
  const [content, setContent] = useState<Content>();
  const [saved, setSaved] = useState("");
  const [error, setError] = useState<unknown>();
  const [user, setUser] = useState("");
  /** Counts the undone saves: forms begin again. */
  const [generation, setGeneration] = useState(0);
  const load = useCallback(async () => {
    try {
      setUser(await store.user());
      setContent(new Content(await store.load()));
      setError(undefined);
    } catch (failure) {
      setError(failure);
    }
  }, [store]);
  useEffect(() => {
    startTransition(load);
  }, [load]);
  const editor = useMemo(
    () => content && { store, content, setContent, setSaved },
    [store, content],
  );
  const undo = async () => {
    try {
      await store.undoLastSave?.();
      await load();
      setGeneration(generation + 1);
      setSaved(undone);
    } catch (failure) {
      setError(failure);
    }
  };
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
          {store.online && <Link href="#/drafts">Drafts</Link>}
          <Box sx={{ flex: 1 }} />
          {user}
        </Box>
        <Box role="status" sx={{ px: 2, bgcolor: "success.light" }}>
          {saved}{" "}
          {saved && saved !== undone && store.undoLastSave && (
            <Button color="inherit" onClick={() => void undo()}>
              Undo this save
            </Button>
          )}
        </Box>
        <ErrorNotice
          store={store}
          error={error}
          setError={(next) =>
            next === undefined ? void load() : setError(next)
          }
        />
        <Box component="main" sx={{ flex: 1, overflow: "auto", minHeight: 0 }}>
          {editor && (
            <EditorContext value={editor}>
              <Page key={generation} onReload={() => void load()} />
            </EditorContext>
          )}
          {!editor && error === undefined && (
            <p role="status">Loading the content…</p>
          )}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
