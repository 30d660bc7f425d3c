import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState, type KeyboardEvent } from "react";
import type { Conflict } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";
import { ContentForm } from "../form/ContentForm";
import type { FieldPath } from "../model/schema";
import { dropUnsaved } from "../../store/unsaved";
import { newFolder } from "../route";
import { PreviewPane } from "./PreviewPane";
import { RefusalNotice } from "./RefusalNotice";
import { useEntry, type Start } from "./useEntry";

/** The form of a file with its page beside it; on narrow screens the page is below. */
export function EntryForm({
  entry,
  start,
  field,
  onConflict,
}: {
  entry: string;
  start: Start;
  field: FieldPath;
  onConflict: (conflict: Conflict, mine: unknown) => void;
}) {
  const { store, content } = useEditorContext();
  const form = useEntry({ entry, start, field, onConflict });
  const [edited, setEdited] = useState("");
  const isNew = newFolder(entry) !== undefined;
  const title = isNew ? "New entry" : content.title(entry);
  const saveOnKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
    event.preventDefault();
    void form.save();
  };
  const hasPreview = store.preview !== undefined;
  return (
    <Box
      sx={{
        display: "grid",
        height: "100%",
        minHeight: 0,
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          md: `repeat(${hasPreview ? 2 : 1}, minmax(0, 1fr))`,
        },
        gridTemplateRows: "auto minmax(0, 3fr)",
        // The page, where it is below the form.
        gridAutoRows: "minmax(0, 2fr)",
      }}
      onKeyDown={saveOnKey}
    >
      <title>{`${title} · Editor`}</title>
      <Box
        sx={{
          gridColumn: "1 / -1",
          borderBottom: 1,
          borderColor: "divider",
          px: 2,
          py: 1,
        }}
      >
        <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
          <Typography
            component="h1"
            variant="h6"
            sx={{ flex: 1, overflowWrap: "anywhere" }}
          >
            {title}
          </Typography>
          <Button
            variant="contained"
            disabled={form.isSaving || !form.isChanged}
            onClick={() => void form.save()}
          >
            {form.isSaving ? "Saving…" : "Save"}
          </Button>
        </Stack>
        {start.isRestored && (
          <Alert
            severity="info"
            action={
              <Button
                color="inherit"
                onClick={() => {
                  dropUnsaved(entry);
                  location.reload();
                }}
              >
                Discard it
              </Button>
            }
          >
            This is what you typed and did not save.
          </Alert>
        )}
        <ErrorNotice
          store={store}
          error={form.error}
          setError={form.setError}
        />
        {form.refusals.length > 0 && <RefusalNotice problems={form.refusals} />}
      </Box>
      <Box sx={{ overflow: "auto" }} tabIndex={-1}>
        {/* Padding of the scrolling box would hold sticky buttons below its edge. */}
        <Box sx={{ p: 2 }}>
          <ContentForm
            schema={form.schema}
            value={form.value}
            problems={form.visibleProblems}
            target={form.target}
            reveal={form.reveal}
            onChange={form.change}
            onEdited={setEdited}
          />
          {!isNew && content.isEntry(entry) && (
            <Button
              color="error"
              sx={{ mt: 4 }}
              onClick={() => {
                if (window.confirm(`Remove “${title}” from the site?`))
                  void form.remove();
              }}
            >
              Remove “{title}”
            </Button>
          )}
        </Box>
      </Box>
      {hasPreview && (
        <PreviewPane
          path={form.path}
          text={form.isValid ? form.text : undefined}
          editedWords={edited}
        />
      )}
    </Box>
  );
}
