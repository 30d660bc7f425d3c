import { Box, Button, TextField, type DialogProps } from "@mui/material";
import { useState } from "react";
import type { Picture } from "../../store/ContentStore";
import { useEditorContext } from "../editorContext";
import { FormDialog } from "../FormDialog";
import { mayLeave } from "../state/unsent";
import { takingPicture } from "./picturesOf";
import { PictureUpload } from "./PictureUpload";

/** Asks for a picture: one of the catalogue, or an upload with its description. */
export function PicturePicker({
  given,
  onPicture,
  onClose,
  ...dialog
}: {
  /** A picture that was pasted or dropped. */
  given?: File | undefined;
  onPicture: (picture: Picture) => void;
  onClose: () => void;
} & Pick<DialogProps, "disableRestoreFocus">) {
  const { content } = useEditorContext();
  const [file, setFile] = useState(given);
  const [query, setQuery] = useState("");
  const words = query.toLowerCase();
  const found = content.pictures.filter(({ path, alt }) =>
    `${alt} ${path}`.toLowerCase().includes(words),
  );
  const choose = (picture: Picture) => {
    onPicture(picture);
    onClose();
  };
  return (
    <FormDialog
      title="Choose a picture"
      maxWidth="md"
      onClose={onClose}
      {...takingPicture(setFile)}
      {...dialog}
    >
      <PictureUpload file={file} onFile={setFile} onPicture={choose} />
      <TextField
        fullWidth
        margin="normal"
        label="Search the pictures"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Box
        sx={{
          display: "grid",
          gap: 1,
          gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
        }}
      >
        {found.map((picture) => (
          <Button
            key={picture.path}
            aria-label={picture.alt}
            variant="outlined"
            sx={{ p: 0, "&:focus-visible": { outline: "3px solid" } }}
            onClick={() => {
              if (mayLeave()) choose(picture);
            }}
          >
            <img
              src={picture.url}
              alt=""
              loading="lazy"
              style={{ width: "100%", height: 100, objectFit: "cover" }}
            />
          </Button>
        ))}
      </Box>
    </FormDialog>
  );
}
