import { Stack, Typography } from "@mui/material";
import { useEffect, useState, useTransition } from "react";
import type { Draft } from "../../store/ContentStore";
import { ActionButton } from "../ActionButton";
import { useEditorContext } from "../editorContext";
import { DraftCard } from "./DraftCard";
import { UnsavedNotice } from "./UnsavedNotice";

/** Saved changes that are not on the site yet; online only. */
export function DraftsView() {
  const editor = useEditorContext();
  const { store, error } = editor;
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
      <UnsavedNotice />
      {drafts?.map((draft) => (
        <DraftCard
          key={draft.id}
          draft={draft}
          isBusy={isBusy}
          onPublish={() =>
            finish(
              () => store.publish?.(draft),
              "Published. The site shows it in some minutes.",
            )
          }
          onDiscard={() =>
            finish(() => store.discard?.(draft), "The draft is discarded.")
          }
        />
      ))}
      <ActionButton
        sx={{ alignSelf: "start" }}
        disabled={isBusy}
        onClick={() => finish()}
      >
        Check again
      </ActionButton>
    </Stack>
  );
}
