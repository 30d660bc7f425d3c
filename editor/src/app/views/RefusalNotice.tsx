import { Alert, Box, Link } from "@mui/material";
import type { Problem } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import { parsePath } from "../../../../src/common/jsonPath";
import { editAddress } from "../route";

/** Why the check refused something, with links to the places in all forms. */
export function RefusalNotice({
  problems,
  children = "Nothing was saved; the text you typed is still in the form. Please change:",
}: {
  problems: readonly Problem[];
  /** What was refused. */
  children?: string;
}) {
  const { content } = useEditorContext();
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      {children}
      <Box component="ul" sx={{ pl: 2, my: 0.5 }}>
        {problems.map((problem) => {
          const { file, field, message } = problem;
          const path = parsePath(field);
          return (
            <li key={`${file} ${field} ${message}`}>
              <Link href={editAddress(file, path)}>
                {content.place(file, path)}
              </Link>
              : {content.inWords(problem)}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
