import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import type { Notice } from "../editorContext";

/** The status line: the result of the last save, which can be undone. */
export function NoticeBar({
  notice,
  onUndo,
}: {
  notice: Notice | undefined;
  onUndo?: () => Promise<void>;
}) {
  return (
    <Box
      role="status"
      sx={{ px: 2, bgcolor: "success.light", color: "common.black" }}
    >
      {notice?.text}{" "}
      {notice?.canUndo && onUndo && (
        <Button
          color="inherit"
          sx={{ textDecoration: "underline" }}
          onClick={() => void onUndo()}
        >
          Undo this save
        </Button>
      )}
    </Box>
  );
}
