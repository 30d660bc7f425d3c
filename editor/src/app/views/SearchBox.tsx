import { Autocomplete, TextField } from "@mui/material";
import { useState } from "react";
import { useEditorContext } from "../editorContext";
import { search } from "../model/texts";
import { editAddress } from "../route";

/** Finds every text and number of the content; a result opens the form at the field. */
export function SearchBox() {
  const { content } = useEditorContext();
  const [query, setQuery] = useState("");
  return (
    <Autocomplete
      sx={{ mb: 2 }}
      popupIcon={null}
      noOptionsText={
        query ? "Nothing found" : "Type a word, a number or a name"
      }
      options={search(content, query)}
      filterOptions={(results) => results}
      groupBy={({ place }) => place}
      getOptionKey={({ file, path }) => editAddress(file, path)}
      getOptionLabel={({ excerpt }) => excerpt}
      value={null}
      inputValue={query}
      onInputChange={(_event, words, reason) => {
        if (reason === "input" || reason === "clear") setQuery(words);
      }}
      onChange={(_event, found) => {
        if (found) location.hash = editAddress(found.file, found.path);
      }}
      renderInput={(input) => (
        <TextField {...input} label="Search all texts, numbers and names" />
      )}
    />
  );
}
