import Alert from "@mui/material/Alert";
import { useState } from "react";
import type { ContentFile } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import type { Content } from "../model/Content";
import type { FieldPath } from "../model/schema";
import { readUnsaved } from "../../store/unsaved";
import { newFolder } from "../route";
import { ConflictView } from "./ConflictView";
import { EntryForm } from "./EntryForm";
import type { Start } from "./useEntry";

interface Phase extends Start {
  /** A version of somebody else that is newer than the one the text began from. */
  readonly theirs?: ContentFile;
}

/** What a form begins with: the unsaved text, if there is one. */
function begin(content: Content, entry: string): Phase {
  const file = content.file(entry);
  const conflict = file?.conflict;
  const unsaved = readUnsaved(entry);
  const folder = newFolder(entry);
  if (!unsaved)
    return {
      base: file,
      value:
        folder === undefined ? content.value(entry) : content.newEntry(folder),
      ...conflict,
    };
  const value = JSON.parse(unsaved.text) as unknown;
  const newest = conflict?.theirs ?? file;
  // The same text under another version is no change.
  return !newest || newest.text === unsaved.base?.text
    ? { base: newest, value, isRestored: true }
    : { base: unsaved.base, value, theirs: newest, ...conflict };
}

/** Opens a file or a new entry, and offers a choice if the file has changed since its unsaved text was typed. */
export function EntryView({
  entry,
  field,
}: {
  entry: string;
  field: FieldPath;
}) {
  const { content } = useEditorContext();
  const [phase, setPhase] = useState(() => begin(content, entry));
  if (newFolder(entry) === undefined && !content.file(entry))
    return <Alert severity="info">This entry no longer exists.</Alert>;
  const { theirs, base, value } = phase;
  if (theirs)
    return (
      <ConflictView
        base={base && JSON.parse(base.text)}
        theirs={theirs.text ? (JSON.parse(theirs.text) as unknown) : undefined}
        mine={value}
        onDone={(merged) => setPhase({ base: theirs, value: merged })}
      />
    );
  return (
    <EntryForm
      key={base?.version ?? "new"}
      entry={entry}
      start={phase}
      field={field}
      onConflict={(conflict, mine) =>
        setPhase({ base, value: mine, ...conflict })
      }
    />
  );
}
