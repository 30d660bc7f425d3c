import { Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { StoredFile, Picture } from "../../store/ContentStore";
import { catalogueFile } from "../../store/pictures";
import { ActionButton } from "../ActionButton";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";
import { focusInput } from "../FormDialog";
import { schemaAt } from "../../../../src/common/jsonSchema";
import { useUnsent } from "../state/unsent";
import { useUpload } from "./useUpload";

/** Adds a picture of this device to the catalogue, with its description. */
export function PictureUpload({
  file,
  onFile,
  onPicture,
}: {
  /** The picture that was chosen, pasted or dropped. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  /** Gets the saved catalogue, too. */
  onPicture: (picture: Picture, files: readonly StoredFile[]) => void;
}) {
  const { content } = useEditorContext();
  const [alt, setAlt] = useState("");
  const [uploads, setUploads] = useState(0);
  const { isBusy, problem, setProblem, upload } = useUpload(
    (picture, files) => {
      onFile(undefined);
      setAlt("");
      setUploads(uploads + 1);
      onPicture(picture, files);
    },
  );
  useUnsent(file !== undefined || alt !== "");
  const { minLength = 0, maxLength = Infinity } = schemaAt(
    content.schema(catalogueFile),
    [0, "alt"],
  );
  const words = alt.trim();
  const isDescribed = words !== "" && words.length <= maxLength;
  return (
    <Stack spacing={1}>
      <label>
        A picture of this device{" "}
        <input
          key={uploads}
          type="file"
          disabled={isBusy}
          accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
          onChange={({ target }) => {
            onFile(target.files?.[0]);
            setProblem(undefined);
          }}
        />
      </label>
      {file && (
        <>
          <Typography>{file.name}</Typography>
          <TextField
            multiline
            inputRef={focusInput}
            label="Description for people who cannot see it"
            helperText={`${minLength} to ${maxLength} characters`}
            disabled={isBusy}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <ActionButton
            variant="contained"
            disabled={isBusy || !isDescribed}
            onClick={() => upload(file, words)}
          >
            {isBusy ? "Adding the picture…" : "Add this picture"}
          </ActionButton>
        </>
      )}
      <ErrorNotice error={problem} onSignIn={setProblem} />
    </Stack>
  );
}
