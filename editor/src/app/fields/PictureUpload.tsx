import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { Picture } from "../../store/ContentStore";
import { altLength } from "../../store/catalogue";
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
    if (!file) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const picture = await store.addPicture({
        name: file.name,
        bytes: file,
        alt: words,
        folder,
      });
      setContent(content.with([], { pictures: [picture] }));
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
      <ErrorNotice error={problem} setError={setProblem} />
    </Stack>
  );
}
