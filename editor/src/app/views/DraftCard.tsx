import { Link, Paper, Stack, Typography } from "@mui/material";
import { field } from "../../../../src/common/field";
import { parseJson } from "../../store/contentText";
import type { Draft } from "../../store/ContentStore";
import { ActionButton } from "../ActionButton";
import { useEditorContext } from "../editorContext";
import { editAddress } from "../route";
import { RefusalNotice } from "./RefusalNotice";

const checks = {
  pending: "The check is running.",
  passed: "Checked: ready to publish.",
  failed: "The check found something to change.",
} as const;

const titleOf = (text: string) => String(field(parseJson(text), "title") ?? "");

/** The entries that a draft changes, with links to the forms of one's own, and those that it adds or removes. */
function DraftEntries({ draft, isOwn }: { draft: Draft; isOwn: boolean }) {
  const { content } = useEditorContext();
  return (
    <>
      {draft.paths
        // Pictures, removed entries and those that others add have no form.
        .filter((path) => content.file(path))
        .map((path) =>
          // A form opens one's own version.
          isOwn ? (
            <Link key={path} href={editAddress(path)}>
              Edit {content.title(path)}
            </Link>
          ) : (
            <span key={path}>{content.title(path)}</span>
          ),
        )}
      {draft.added
        .filter(({ path }) => !content.file(path))
        .map(({ path, text }) => (
          <span key={path}>New: {titleOf(text) || path}</span>
        ))}
      {draft.removed.map(({ path, text }) => (
        <span key={path}>Removed: {titleOf(text) || path}</span>
      ))}
    </>
  );
}

/** A draft: what it changes, what the check says of it, and what can be done with it. */
export function DraftCard({
  draft,
  isBusy,
  onPublish,
  onDiscard,
}: {
  draft: Draft;
  isBusy: boolean;
  onPublish: () => void;
  onDiscard: () => void;
}) {
  const { user } = useEditorContext();
  const { title, check, problems, previewUrl, url } = draft;
  const isOwn = draft.person === user;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography>{checks[check]}</Typography>
      {problems.length > 0 && (
        <RefusalNotice problems={problems}>Please change:</RefusalNotice>
      )}
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: "wrap", alignItems: "center" }}
      >
        <DraftEntries draft={draft} isOwn={isOwn} />
        {previewUrl && (
          <Link href={previewUrl} target="_blank" rel="noreferrer">
            Preview (new tab)
          </Link>
        )}
        <Link href={url} target="_blank" rel="noreferrer">
          Review (new tab)
        </Link>
        <ActionButton
          variant="contained"
          disabled={isBusy || check !== "passed"}
          aria-label={`Publish ${title}`}
          onClick={onPublish}
        >
          Publish
        </ActionButton>
        {/* Others close theirs on GitHub, where it can be opened again. */}
        {isOwn && (
          <ActionButton
            color="error"
            disabled={isBusy}
            aria-label={`Discard ${title}`}
            onClick={() => {
              if (window.confirm(`Discard the draft “${title}”?`)) onDiscard();
            }}
          >
            Discard
          </ActionButton>
        )}
      </Stack>
    </Paper>
  );
}
