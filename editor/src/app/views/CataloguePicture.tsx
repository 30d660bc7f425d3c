import { Box } from "@mui/material";
import { useState } from "react";
import { takingPicture } from "../fields/picturesOf";
import { PictureUpload } from "../fields/PictureUpload";
import { revealField } from "../form/revealField";
import type { EntrySession } from "../state/EntrySession";

/** Adds a picture above the form of the catalogue. */
export function CataloguePicture({ session }: { session: EntrySession }) {
  const [file, setFile] = useState<File>();
  return (
    <Box sx={{ pb: 2 }} {...takingPicture(setFile)}>
      <PictureUpload
        file={file}
        onFile={setFile}
        onPicture={(_picture, [saved]) => {
          if (!saved) return;
          // Somebody may be typing elsewhere meanwhile.
          const isElsewhere = document.activeElement?.closest("[data-field]");
          session.meet({ theirs: saved });
          const { length } = session.state.value as unknown[];
          if (!isElsewhere) revealField([length - 1]);
        }}
      />
    </Box>
  );
}
