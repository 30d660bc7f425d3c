import { Alert, Stack } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useEditorContext } from "../editorContext";
import { messageOf } from "../model/words";

/** Pause after the last keystroke before the page follows. */
const pauseMs = 600;
/** Pause before the next question while the site makes the page. */
const retryMs = 2000;

/** Text of the field that has the focus; of a rich text the words at the cursor. */
function editedWords(): string {
  const field = document.activeElement;
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement
    ? field.value
    : (getSelection()?.anchorNode?.textContent ?? "");
}

/** Scrolls the page to the element with the words that are edited, once it has rendered. */
function scrollToWords(
  frame: HTMLIFrameElement,
  words = editedWords(),
  tries = 80,
): void {
  if (words.length < 3 || tries === 0) return;
  const elements = frame.contentDocument?.querySelectorAll("main *") ?? [];
  const found = [...elements].findLast(({ textContent }) =>
    textContent.includes(words),
  );
  if (found) found.scrollIntoView({ block: "center" });
  else setTimeout(() => scrollToWords(frame, words, tries - 1), 250);
}

/** The page on the site, which follows the unsaved text. */
export function PreviewPane({
  path,
  text,
}: {
  path: string;
  /** Undefined while the form has problems: the page stays as it was. */
  text: string | undefined;
}) {
  const { store } = useEditorContext();
  const frame = useRef<HTMLIFrameElement>(null);
  const [url, setUrl] = useState<string>();
  const [notice, setNotice] = useState("The page is loading…");
  useEffect(() => {
    if (text === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const show = async () => {
      try {
        const shown = await store.preview?.(path, text);
        if (!isCurrent) return;
        if (!shown) {
          setNotice(
            "The page is being made. It appears here in some seconds; after the start of the editor, in about a minute.",
          );
          timer = setTimeout(() => void show(), retryMs);
          return;
        }
        setNotice("");
        // `gatsby develop` updates an open page by itself.
        setUrl(shown);
        if (frame.current) scrollToWords(frame.current);
      } catch (error) {
        if (isCurrent) setNotice(messageOf(error));
      }
    };
    timer = setTimeout(() => void show(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [store, path, text]);
  const state =
    text === undefined
      ? "The page follows when every field is filled in correctly."
      : notice;
  return (
    <Stack sx={{ flex: { xs: 2, md: 1 } }}>
      {state && (
        <Alert severity="info" role="status">
          {state}
        </Alert>
      )}
      {url && (
        <iframe
          ref={frame}
          title="The page on the site"
          src={url}
          style={{ flex: 1, border: 0, width: "100%" }}
          onLoad={({ currentTarget }) => scrollToWords(currentTarget)}
        />
      )}
    </Stack>
  );
}
