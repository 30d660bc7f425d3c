import { Selection, TextSelection } from "@tiptap/pm/state";
import type { EditorProps } from "@tiptap/pm/view";
import { useState } from "react";
import { picturesOf } from "../fields/picturesOf";
import { cleanPasted } from "./pastedHtml";

/** Takes what is pasted or dropped into a text: words in the text's own tags; pictures wait for their descriptions. */
export function usePasted() {
  const [notice, setNotice] = useState("");
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const handlers: EditorProps = {
    transformPastedHTML: (html) => {
      const pasted = cleanPasted(html);
      setNotice(pasted.notice);
      return pasted.html;
    },
    handlePaste: (_view, { clipboardData }) => {
      const pasted = picturesOf(clipboardData);
      if (pasted.length === 0) return false;
      setNotice("");
      setPictures(pasted);
      return true;
    },
    handleDrop: (view, { dataTransfer, clientX, clientY }) => {
      const dropped = picturesOf(dataTransfer);
      const at = view.posAtCoords({ left: clientX, top: clientY });
      if (dropped.length === 0 || !at) return false;
      const { doc, tr } = view.state;
      const near = Selection.near(doc.resolve(at.pos));
      const { parent, parentOffset } = near.$from;
      // Before or after the words there, which it does not divide.
      const isFirstHalf = parentOffset * 2 < parent.content.size;
      const edge = isFirstHalf ? near.$from.start() : near.$from.end();
      const place = parent.isTextblock ? TextSelection.create(doc, edge) : near;
      view.dispatch(tr.setSelection(place));
      setPictures(dropped);
      return true;
    },
  };
  return {
    handlers,
    /** What was left out; empty if nothing was. */
    notice,
    hideNotice: () => setNotice(""),
    pictures,
    /** The first picture is described, or nobody wants it. */
    takeNext: () => setPictures(pictures.slice(1)),
  };
}
