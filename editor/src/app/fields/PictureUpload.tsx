import { Button, Stack, TextField, Typography } from "@mui/material";
import { useEffect, useRef, useState, useTransition } from "react";
import type { ContentFile, Picture } from "../../store/ContentStore";
import { addPicture, catalogueFile } from "../../store/pictures";
import { useEditorContext } from "../editorContext";
import { ErrorNotice } from "../ErrorNotice";
import { schemaAt } from "../../../../src/common/jsonSchema";
import { useUnsent } from "../state/unsent";

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
  onPicture: (picture: Picture, files: readonly ContentFile[]) => void;
}) {
  const editor = useEditorContext();
  const { content } = editor;
  const [alt, setAlt] = useState("");
  const [isBusy, startUpload] = useTransition();
  const [problem, setProblem] = useState<unknown>();
  const [uploads, setUploads] = useState(0);
  const closing = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);
  useUnsent(file !== undefined || alt !== "");
  const { minLength = 0, maxLength = Infinity } = schemaAt(
    content.schema(catalogueFile),
    [0, "alt"],
  );
  const words = alt.trim();
  const isDescribed = words !== "" && words.length <= maxLength;
  const catalogue = content.file(catalogueFile);
  const upload = async () => {
    if (!file || !catalogue) return;
    const { signal } = closing.current;
    try {
      const { picture, files } = await addPicture(
        editor.save,
        catalogue,
        file,
        words,
        signal,
      );
      editor.learn(files, { [picture.path]: picture.url });
      // Whoever closed the dialog does not want the picture any more.
      if (signal.aborted) return;
      onFile(undefined);
      setAlt("");
      setUploads(uploads + 1);
      onPicture(picture, files);
    } catch (error) {
      if (!signal.aborted) setProblem(error);
    }
  };
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
            label="Description for people who cannot see it"
            helperText={`${minLength} to ${maxLength} characters`}
            disabled={isBusy}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Button
            variant="contained"
            disabled={isBusy || !isDescribed}
            onClick={() => startUpload(upload)}
          >
            {isBusy ? "Adding the picture…" : "Add this picture"}
          </Button>
        </>
      )}
      <ErrorNotice error={problem} onSignIn={setProblem} />
    </Stack>
  );
}
