import { Button, Link, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import type { Draft } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";
import { editAddress } from "../route";

const checks = {
  pending: "The check is running.",
  passed: "Checked: ready to publish.",
  failed: "The check found something to change.",
} as const;

/** Saved changes that are not on the site yet; online only. */
export function DraftsView() {
  const { store, content } = useEditorContext();
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    if (problem === undefined) store.drafts?.().then(setDrafts, setProblem);
  }, [store, problem]);
  const reload = () => location.reload();
  return (
    <Stack spacing={2} sx={{ maxWidth: 900, mx: "auto", p: 2 }}>
      <Typography component="h1" variant="h4">
        Drafts
      </Typography>
      <ErrorNotice error={problem} onSignIn={setProblem} />
      <Typography role="status">
        {!drafts && "Loading the drafts…"}
        {drafts?.length === 0 && "No drafts: everything is published."}
      </Typography>
      {drafts?.map((draft) => (
        <Paper key={draft.id} variant="outlined" sx={{ p: 2 }}>
          <Typography component="h2" variant="h6">
            {draft.title}
          </Typography>
          <Typography>{checks[draft.check]}</Typography>
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: "wrap", alignItems: "center" }}
          >
            {draft.paths.map(
              (path) =>
                // Pictures and removed entries have no form.
                content.file(path) && (
                  <Link key={path} href={editAddress(path)}>
                    Edit {content.title(path)}
                  </Link>
                ),
            )}
            {draft.previewUrl && (
              <Link href={draft.previewUrl} target="_blank" rel="noreferrer">
                Preview (new tab)
              </Link>
            )}
            <Link href={draft.url} target="_blank" rel="noreferrer">
              Review (new tab)
            </Link>
            <Button
              variant="contained"
              disabled={draft.check !== "passed"}
              aria-label={`Publish ${draft.title}`}
              onClick={() =>
                void store.publish?.(draft).then(reload, setProblem)
              }
            >
              Publish
            </Button>
            <Button
              color="error"
              aria-label={`Discard ${draft.title}`}
              onClick={() => {
                if (window.confirm(`Discard the draft “${draft.title}”?`))
                  void store.discard?.(draft).then(reload, setProblem);
              }}
            >
              Discard
            </Button>
          </Stack>
        </Paper>
      ))}
      <Button sx={{ alignSelf: "start" }} onClick={reload}>
        Check again
      </Button>
    </Stack>
  );
}
