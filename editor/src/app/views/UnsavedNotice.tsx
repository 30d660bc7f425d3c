import { Alert, Link } from "@mui/material";
import { useEditorContext } from "../editorContext";
import { editAddress } from "../route";

/** Leads to what was typed and not saved, which no draft contains. */
export function UnsavedNotice() {
  const { content, copies } = useEditorContext();
  const unsaved = new Set(copies.all().map(({ entry }) => entry));
  if (unsaved.size === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Not saved yet:{" "}
      {[...unsaved].map((path) => (
        <Link key={path} href={editAddress(path)} sx={{ mr: 2 }}>
          {content.title(path)}
        </Link>
      ))}
    </Alert>
  );
}
