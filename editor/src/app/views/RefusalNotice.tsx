import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { Problem } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import type { Content } from "../model/Content";
import { pathOfField } from "../model/schema";
import { humanise, placeOf } from "../model/words";
import { editAddress } from "../route";

/** A message of the check without names of files and fields. */
export function inWords(message: string, content: Content): string {
  return message
    .replace(/content\/([\w/-]+\.json)/g, (_all, path: string) =>
      content.title(path),
    )
    .replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (name) => `“${humanise(name)}”`);
}

/** Why the check refused a save, with links to the places in all forms. */
export function RefusalNotice({ problems }: { problems: readonly Problem[] }) {
  const { content } = useEditorContext();
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      Nothing was saved; the text you typed is still in the form. Please change:
      <Box component="ul" sx={{ pl: 2, my: 0.5 }}>
        {problems.map(({ file, field, message, remedy }) => {
          const path = pathOfField(field);
          const place = placeOf(content.value(file), path);
          return (
            <li key={`${file} ${field} ${message}`}>
              <Link href={editAddress(file, path)}>
                {[
                  content.file(file) ? content.title(file) : "This entry",
                  place,
                ]
                  .filter(Boolean)
                  .join(" › ")}
              </Link>
              : {inWords(`${message} ${remedy}`, content)}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
