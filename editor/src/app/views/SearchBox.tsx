import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useDeferredValue, useMemo, useState } from "react";
import { useEditorContext } from "../editorContext";
import { search } from "../model/texts";
import { editAddress } from "../route";

/** Finds every text and number of the content; a result opens the form at the field. */
export function SearchBox() {
  const { content } = useEditorContext();
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const results = useMemo(() => search(content, wanted), [content, wanted]);
  return (
    <Box role="search" sx={{ mb: 2 }}>
      <TextField
        fullWidth
        type="search"
        label="Search all texts, numbers and names"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {wanted.trim().length < 2 ? "" : `${results.length} found`}
      </Typography>
      {results.length > 0 && (
        <Paper
          variant="outlined"
          component="ul"
          sx={{
            listStyle: "none",
            m: 0,
            p: 1,
            maxHeight: 400,
            overflow: "auto",
          }}
        >
          {results.map(({ file, path, excerpt, place }) => (
            <Box component="li" key={`${file} ${path.join(".")}`} sx={{ p: 1 }}>
              <Link href={editAddress(file, path)}>{excerpt}</Link>
              <Typography variant="body2" color="textSecondary">
                {place}
              </Typography>
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  );
}
