import { Autocomplete, createFilterOptions, TextField } from "@mui/material";
import { useMemo } from "react";
import { useEditorContext } from "../editorContext";
import { excerpt, allTexts, type ContentText } from "../model/texts";
import { editAddress } from "../route";

const filter = createFilterOptions<ContentText>({ trim: true, limit: 30 });

/** Finds every text and number of the content; a result opens the form at the field. */
export function SearchBox() {
  const { content } = useEditorContext();
  const texts = useMemo(() => allTexts(content), [content]);
  return (
    <Autocomplete
      sx={{ mb: 2 }}
      popupIcon={null}
      noOptionsText="Nothing found yet. Type a word, a name, or a number without commas."
      clearOnBlur={false}
      options={texts}
      filterOptions={(options, state) =>
        state.inputValue.trim().length < 2 ? [] : filter(options, state)
      }
      groupBy={({ file, path }) => content.place(file, path)}
      getOptionKey={({ file, path }) => editAddress(file, path)}
      getOptionLabel={({ text }) => text}
      renderOption={({ key, ...item }, { text }, { inputValue }) => (
        <li key={key} {...item}>
          {excerpt(text, inputValue)}
        </li>
      )}
      onChange={(_event, found) => {
        if (found) location.hash = editAddress(found.file, found.path);
      }}
      renderInput={(input) => (
        <TextField {...input} label="Search all texts, numbers and names" />
      )}
    />
  );
}
