import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { useEffect } from "react";
import { versionsOf } from "../../store/merge";
import { catalogueFile } from "../../store/pictures";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";
import { ContentForm } from "../form/ContentForm";
import { revealField } from "../form/revealField";
import type { JsonPath } from "../../../../src/common/jsonPath";
import type { EntrySession } from "../state/EntrySession";
import { isNew } from "../route";
import { statusOf } from "../model/status";
import { EntryActions } from "./EntryActions";
import { CataloguePicture } from "./CataloguePicture";
import { ConflictView } from "./ConflictView";
import { PreviewPane } from "./PreviewPane";
import { RefusalNotice } from "./RefusalNotice";
import { useEntry } from "../form/useEntry";

/**
 * The form of a file with its page beside it; on narrow screens the page is below. If somebody else has changed the
 * file, first a choice between the versions.
 */
export function EntryView({
  session,
  field,
}: {
  session: EntrySession;
  field: JsonPath;
}) {
  const { store, content } = useEditorContext();
  const form = useEntry(session);
  const { entry } = session;
  const title = isNew(entry) ? "New entry" : content.title(entry);
  useEffect(() => {
    if (field.length > 0) revealField(field);
  }, [field]);
  const { conflict, isSaving, isUnkept, restoredAt, refusals, error } =
    session.state;
  useEffect(() => {
    const saveOnKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
      event.preventDefault();
      void form.save();
    };
    // Nothing has the focus after the removal of an entry.
    window.addEventListener("keydown", saveOnKey);
    return () => window.removeEventListener("keydown", saveOnKey);
  });
  const page = (
    <Stack sx={{ height: "100%", display: conflict ? "none" : "flex" }}>
      <title>{`${title} · Editor`}</title>
      <Box sx={{ borderBottom: 1, borderColor: "divider", px: 2, py: 1 }}>
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
            disabled={isSaving || !session.isChanged}
            onClick={() => void form.save()}
          >
            {isSaving ? "Saving…" : "Save"}
          </Button>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {statusOf(content, session.path, session.state.value)}
        </Typography>
        {restoredAt !== undefined && session.isChanged && (
          <Alert
            severity="info"
            action={
              <Button
                color="inherit"
                // A save on its way would store what was given up.
                disabled={isSaving}
                onClick={() => session.discard()}
              >
                Discard it
              </Button>
            }
          >
            This is what you typed until {new Date(restoredAt).toLocaleString()}{" "}
            and did not save.
          </Alert>
        )}
        {isUnkept && (
          <Alert severity="warning">
            This browser has no room left to keep what you type. Save before you
            close this page.
          </Alert>
        )}
        <ErrorNotice
          error={error}
          onSignIn={(failed) => session.setError(failed)}
        />
        {refusals && <RefusalNotice problems={refusals} />}
        {form.advice.map(({ file, path, message }) => (
          <Alert key={`${path.join(".")} ${message}`} severity="info">
            Advice: {content.place(file, path)}: {message}
          </Alert>
        ))}
      </Box>
      <Stack
        direction={{ xs: "column", md: "row" }}
        sx={{ flex: 1, minHeight: 0 }}
      >
        <Box sx={{ flex: { xs: 3, md: 1 }, overflow: "auto" }} tabIndex={-1}>
          {/* Padding of the scrolling box would hold sticky buttons below its edge. */}
          <Box sx={{ p: 2 }}>
            {entry === catalogueFile && <CataloguePicture session={session} />}
            <ContentForm form={form} />
            {!isNew(entry) && content.isEntry(entry) && (
              <EntryActions form={form} title={title} />
            )}
          </Box>
        </Box>
        {store.preview && (
          <PreviewPane
            path={session.path}
            text={form.isValid ? session.text : undefined}
          />
        )}
      </Stack>
    </Stack>
  );
  return (
    <>
      {conflict && (
        <ConflictView
          key={session.text}
          {...versionsOf(conflict, session.state.base, session.state.value)}
          title={title}
          onDone={(merged) => session.resolve(merged)}
        />
      )}
      {/* What is typed in an open dialog stays. */}
      {page}
    </>
  );
}
