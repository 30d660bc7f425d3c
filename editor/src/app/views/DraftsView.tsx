import { Button, Link, Paper, Stack, Typography } from "@mui/material";
import { useEffect, useState, useTransition } from "react";
import { field } from "../../../../src/common/field";
import { parseJson } from "../../store/contentText";
import type { Draft } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import { editAddress } from "../route";
import { RefusalNotice } from "./RefusalNotice";

const checks = {
  pending: "The check is running.",
  passed: "Checked: ready to publish.",
  failed: "The check found something to change.",
} as const;

const titleOf = (text: string) => String(field(parseJson(text), "title") ?? "");

/** Saved changes that are not on the site yet; online only. */
export function DraftsView() {
  const editor = useEditorContext();
  const { store, content, user, error } = editor;
  const [drafts, setDrafts] = useState<readonly Draft[]>();
  const [isBusy, start] = useTransition();
  useEffect(() => {
    if (error === undefined)
      store.drafts?.().then(setDrafts, (failed) => editor.setError(failed));
  }, [editor, store, error]);
  /** Publishes or discards a draft, then shows the content and the drafts as they are now. */
  const finish = (action?: () => Promise<void> | undefined, done = "") =>
    start(async () => {
      try {
        await action?.();
        if (done) editor.setNotice({ text: done });
        await editor.load();
        setDrafts(await store.drafts?.());
      } catch (failed) {
        // The view may have been left meanwhile.
        editor.setError(failed);
      }
    });
  return (
    <Stack spacing={2} sx={{ maxWidth: 900, mx: "auto", p: 2 }}>
      <Typography component="h1" variant="h4">
        Drafts
      </Typography>
      <Typography role="status">
        {!drafts && "Loading the drafts…"}
        {drafts && isBusy && "This takes a moment…"}
        {drafts?.length === 0 && "No drafts: everything is published."}
      </Typography>
      {drafts?.map((draft) => (
        <Paper key={draft.id} variant="outlined" sx={{ p: 2 }}>
          <Typography component="h2" variant="h6">
            {draft.title}
          </Typography>
          <Typography>{checks[draft.check]}</Typography>
          {draft.problems.length > 0 && (
            <RefusalNotice problems={draft.problems}>
              Please change:
            </RefusalNotice>
          )}
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: "wrap", alignItems: "center" }}
          >
            {draft.paths
              // Pictures and removed entries have no form.
              .filter((path) => content.file(path))
              .map((path) =>
                // A form opens one's own version.
                draft.person === user ? (
                  <Link key={path} href={editAddress(path)}>
                    Edit {content.title(path)}
                  </Link>
                ) : (
                  <span key={path}>{content.title(path)}</span>
                ),
              )}
            {draft.removed.map(({ path, text }) => (
              <span key={path}>Removed: {titleOf(text) || path}</span>
            ))}
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
              disabled={isBusy || draft.check !== "passed"}
              aria-label={`Publish ${draft.title}`}
              onClick={() =>
                finish(
                  () => store.publish?.(draft),
                  "Published. The site shows it in some minutes.",
                )
              }
            >
              Publish
            </Button>
            {/* Others close theirs on GitHub, where it can be opened again. */}
            {draft.person === user && (
              <Button
                color="error"
                disabled={isBusy}
                aria-label={`Discard ${draft.title}`}
                onClick={() => {
                  if (window.confirm(`Discard the draft “${draft.title}”?`))
                    finish(
                      () => store.discard?.(draft),
                      "The draft is discarded.",
                    );
                }}
              >
                Discard
              </Button>
            )}
          </Stack>
        </Paper>
      ))}
      <Button
        sx={{ alignSelf: "start" }}
        disabled={isBusy}
        onClick={() => finish()}
      >
        Check again
      </Button>
    </Stack>
  );
}
