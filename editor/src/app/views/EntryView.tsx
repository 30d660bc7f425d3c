import { Box, Stack } from "@mui/material";
import { useEffect } from "react";
import { versionsOf } from "../../store/merge";
import { catalogueFile } from "../../store/pictures";
import { useEditorContext } from "../editorContext";
import { ContentForm } from "../form/ContentForm";
import { revealField } from "../form/revealField";
import { useEntryForm } from "../form/useEntryForm";
import type { JsonPath } from "../../../../src/common/jsonPath";
import type { EntrySession } from "../state/EntrySession";
import { isNew } from "../model/EditedContent";
import { useMainFocus } from "../useMainFocus";
import { EntryActions } from "./EntryActions";
import { CataloguePicture } from "./CataloguePicture";
import { ConflictView } from "./ConflictView";
import { EntryHeader } from "./EntryHeader";
import { EntryNotices } from "./EntryNotices";
import { PreviewPane } from "./PreviewPane";

/** Large words and long messages leave half of the height to the form. */
const headStyle = {
  flexShrink: 0,
  maxHeight: "50%",
  overflow: "auto",
  borderBottom: 1,
  borderColor: "divider",
  px: 2,
  py: 1,
};

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
  const form = useEntryForm(session);
  const { entry } = session;
  const { conflict, base, value } = session.state;
  const title = content.title(entry);
  useMainFocus(conflict);
  useEffect(() => {
    if (field.length > 0) revealField(field);
  }, [field]);
  return (
    <>
      {conflict && (
        <ConflictView
          key={session.text}
          {...versionsOf(conflict, base, value)}
          title={title}
          onDone={(merged) => session.resolve(merged)}
        />
      )}
      {/* What is typed in an open dialog stays. */}
      <Stack sx={{ height: "100%", display: conflict ? "none" : "flex" }}>
        <title>{`${title} · Editor`}</title>
        <Box sx={headStyle}>
          <EntryHeader form={form} title={title} />
          <EntryNotices form={form} />
        </Box>
        <Stack
          direction={{ xs: "column", md: "row" }}
          sx={{ flex: 1, minHeight: 0 }}
        >
          <Box sx={{ flex: { xs: 3, md: 1 }, overflow: "auto" }} tabIndex={-1}>
            {/* Padding of the scrolling box would hold sticky buttons below its edge. */}
            <Box sx={{ p: 2 }}>
              {entry === catalogueFile && (
                <CataloguePicture session={session} />
              )}
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
    </>
  );
}
