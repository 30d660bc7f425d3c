import Alert from "@mui/material/Alert";
import { useState } from "react";
import type { ContentFile } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import type { FieldPath } from "../model/schema";
import { dropUnsaved, readUnsaved } from "../model/unsaved";
import { ConflictView } from "./ConflictView";
import { EntryForm } from "./EntryForm";
import type { Start } from "./useEntry";

interface Phase extends Start {
  /** A version of somebody else that is newer than the one the text began from. */
  readonly theirs?: ContentFile;
  readonly restored?: string;
}

/** Opens a file or a new entry: with the unsaved text, if there is one, and a choice if the file has changed since. */
export function EntryView({
  entry,
  field,
}: {
  entry: string;
  field: FieldPath;
}) {
  const { content } = useEditorContext();
  const isNew = entry.startsWith("new/");
  const [phase, setPhase] = useState((): Phase => {
    const file = content.file(entry);
    const unsaved = readUnsaved(entry);
    const saved = file && { text: file.text, version: file.version };
    const value = isNew
      ? content.newEntry(entry.slice("new/".length))
      : content.value(entry);
    if (!unsaved) return { base: saved, value };
    const mine = {
      base: unsaved.base,
      value: JSON.parse(unsaved.text) as unknown,
      restored: unsaved.at,
    };
    const isOutdated = file && unsaved.base?.version !== file.version;
    if (isOutdated && unsaved.base?.text === file.text)
      return { ...mine, base: saved };
    return isOutdated ? { ...mine, theirs: file } : mine;
  });
  if (!isNew && !content.file(entry))
    return <Alert severity="info">This entry no longer exists.</Alert>;
  const { theirs, base, value } = phase;
  if (theirs)
    return (
      <ConflictView
        schema={content.schema(entry)}
        base={base && JSON.parse(base.text)}
        theirs={theirs.text ? (JSON.parse(theirs.text) as unknown) : undefined}
        mine={value}
        onDone={(merged) => {
          dropUnsaved(entry);
          setPhase({ base: theirs, value: merged });
        }}
      />
    );
  return (
    <EntryForm
      key={base?.version ?? "new"}
      entry={entry}
      start={phase}
      restored={phase.restored}
      field={field}
      onConflict={(newer, mine) =>
        setPhase({ base, value: mine, theirs: newer })
      }
    />
  );
}
