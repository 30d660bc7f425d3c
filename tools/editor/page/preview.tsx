import type { PreviewTemplateComponentProps } from "decap-cms-core";
import { useEffect, useRef, useState, type ComponentType } from "react";
import type { PreviewAnswer } from "../entryPreviews";
import { base64Of } from "./base64Of";
import { callEditor } from "./callEditor";

/** The page waits for a pause in typing. */
const pauseMs = 300;
/** What the site does not show yet is asked for again. */
const retryMs = 3000;
/** More would push the page out of view. */
const mostProblems = 3;

const notice = {
  margin: 0,
  // Decap CMS has buttons over its right end.
  padding: "12px 72px 12px 16px",
  borderLeft: "4px solid #b3261e",
  background: "#fff",
  font: "15px/1.5 system-ui, sans-serif",
};
const frame = {
  flex: 1,
  width: "100%",
  border: 0,
};
const column = {
  position: "fixed",
  inset: 0,
  display: "flex",
  flexDirection: "column",
} as const;

/** Where a form's file stands; a new one is named by its id. */
function placeOf({
  entry,
  collection,
}: Pick<PreviewTemplateComponentProps, "entry" | "collection">): string {
  const known: unknown = entry.get("path");
  return typeof known === "string" && known !== ""
    ? known
    : `${String(collection.get("folder"))}/${String(entry.getIn(["data", "id"]))}.json`;
}

/** A picture as Decap CMS keeps it with a form. */
interface FormPicture {
  readonly id: string;
  readonly path: string;
  /** Chosen from this device and not saved. */
  readonly draft?: boolean;
  readonly file?: File;
}

/** Gives the site those of a form's pictures that are not saved, each once. */
async function sendPictures(
  entry: PreviewTemplateComponentProps["entry"],
  sent: Set<string>,
): Promise<void> {
  const pictures: readonly FormPicture[] = entry.get("mediaFiles").toJS();
  for (const { id, path, draft, file } of pictures) {
    if (!draft || !file || sent.has(id)) continue;
    sent.add(id);
    const content = await base64Of(file);
    await callEditor("previewPicture", { path, content });
  }
}

/** Why the page stays as it was. */
function Refused({ refusal }: { refusal: PreviewAnswer["refusal"] }) {
  if (!refusal) return null;
  const { error, comfort, problems } = refusal;
  const shown = problems.slice(0, mostProblems);
  return (
    <div role="status" style={notice}>
      <b>{error}</b> {comfort}
      {shown.map(({ place, message, remedy }) => (
        <div key={`${place} ${message}`}>
          {place}: {message} {remedy}
        </div>
      ))}
      {problems.length > shown.length && (
        <div>And {problems.length - shown.length} more.</div>
      )}
    </div>
  );
}

/**
 * The real page beside a form, as it will be with what is typed.
 *
 * @param toFile Makes the file's text of what is in the form.
 */
export function previewOf(
  siteUrl: string,
  toFile: (form: unknown) => string,
): ComponentType<PreviewTemplateComponentProps> {
  return function Preview({ entry, collection }) {
    const place = placeOf({ entry, collection });
    const text = toFile(entry.get("data").toJS());
    const [page, setPage] = useState<string>();
    const [refusal, setRefusal] = useState<PreviewAnswer["refusal"]>();
    const [tries, setTries] = useState(0);
    const latest = useRef("");
    const form = useRef(entry);
    const sent = useRef(new Set<string>());

    useEffect(() => {
      form.current = entry;
    }, [entry]);

    useEffect(() => {
      latest.current = text;
      const timer = setTimeout(() => {
        void sendPictures(form.current, sent.current)
          .then(() =>
            callEditor<PreviewAnswer>("preview", { path: place, text }),
          )
          .then((answer) => {
            if (latest.current !== text) return;
            setRefusal(answer.refusal);
            // A page that cannot be built yet stays as it was.
            setPage((before) => answer.page ?? before);
          });
      }, pauseMs);
      return () => clearTimeout(timer);
    }, [place, text, tries]);

    const isWaiting = refusal?.problems.length === 0;
    useEffect(() => {
      if (!isWaiting) return undefined;
      const timer = setInterval(() => setTries((count) => count + 1), retryMs);
      return () => clearInterval(timer);
    }, [isWaiting]);

    useEffect(() => () => void callEditor("endPreview", {}), []);

    return (
      <div style={column}>
        <Refused refusal={refusal} />
        {page && <iframe title="The page" src={siteUrl + page} style={frame} />}
      </div>
    );
  };
}
