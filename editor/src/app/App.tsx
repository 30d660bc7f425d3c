import Alert from "@mui/material/Alert";
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
import { Content } from "./model/Content";
import { messageOf } from "./model/words";
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
  const [problem, setProblem] = useState("");
  const [user, setUser] = useState<string>();
  /** Counts the undone saves: forms begin again. */
  const [generation, setGeneration] = useState(0);
  /** Runs an action and shows why it failed. */
  const attempt = useCallback(async (action: () => Promise<void>) => {
    try {
      await action();
      setProblem("");
    } catch (error) {
      setProblem(messageOf(error));
    }
  }, []);
  const load = useCallback(async () => {
    const name = await store.user();
    setUser(name);
    if (name !== undefined || !store.online)
      setContent(new Content(await store.load()));
  }, [store]);
  useEffect(() => {
    startTransition(() => attempt(load));
  }, [attempt, load]);
  const editor = useMemo(
    () => content && { store, content, setContent, setSaved },
    [store, content],
  );
  const signIn = async () => {
    await store.signIn?.();
    await load();
  };
  const undo = async () => {
    await store.undoLastSave?.();
    await load();
    setGeneration(generation + 1);
    setSaved(undone);
  };
  const needsSignIn = store.online && user === undefined;
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
            <Button color="inherit" onClick={() => void attempt(undo)}>
              Undo this save
            </Button>
          )}
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Box component="main" sx={{ flex: 1, overflow: "auto", minHeight: 0 }}>
          {needsSignIn && (
            <Button
              variant="contained"
              sx={{ m: 2 }}
              onClick={() => void attempt(signIn)}
            >
              Sign in
            </Button>
          )}
          {editor && (
            <EditorContext value={editor}>
              <Page key={generation} onReload={() => void attempt(load)} />
            </EditorContext>
          )}
          {!editor && !problem && !needsSignIn && (
            <p role="status">Loading the content…</p>
          )}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
