import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Picture } from "../../store/ContentStore";
import { addPicture } from "../../store/pictures";
import { altLength, catalogueFile } from "../../store/pictures";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";

/** Adds a picture of this device to the catalogue, with its description. */
export function PictureUpload({
  folder,
  onPicture,
}: {
  folder: string;
  onPicture: (picture: Picture) => void;
}) {
  const { store, content, setContent } = useEditorContext();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const words = alt.trim();
  const isDescribed =
    words.length >= altLength.min && words.length <= altLength.max;
  const upload = async () => {
    const catalogue = content.file(catalogueFile);
    if (!file || !catalogue) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const { picture, files } = await addPicture(
        store,
        catalogue,
        file,
        words,
        folder,
      );
      setContent(content.with(files, { pictures: [picture] }));
      onPicture(picture);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Stack spacing={1}>
      <label>
        A picture of this device (JPEG, PNG or WebP){" "}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </label>
      {file && (
        <>
          <TextField
            multiline
            label="Description for people who cannot see it"
            helperText={`${altLength.min} to ${altLength.max} characters`}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Button
            variant="contained"
            disabled={isBusy || !isDescribed}
            onClick={() => void upload()}
          >
            {isBusy ? "Adding the picture…" : "Add this picture"}
          </Button>
        </>
      )}
      <ErrorNotice store={store} error={problem} setError={setProblem} />
    </Stack>
  );
}
