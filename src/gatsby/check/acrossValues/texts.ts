import type { JsonPath } from "../../../common/jsonPath";
import type { Problem } from "../../content/problem";
import { quote } from "../wording";
import { filesOf, type ValidContent } from "../contentContext";

/** Words in place of a text. */
const unwritten = /\bTODO\b|\bLorem ipsum\b|^…$/;
/** The sample's brand, addresses and telephone numbers. */
const traces = /\bKolvara\b|\bexample\.com\b|0{5} ?0{5}/;

/** A claimed figure, such as 275+, 25Cr+ or $8,500+. */
const claimed = /(?<!\w)[$€£₹]?\d[\d.,]*\w*\+(?!\w)/g;

/** Pages claim figures. Items say what was so on their day, and testimonials what their authors say. */
const claims = /^(pages\/|site\.json)/;

/** The texts of a value and their places, in its order. */
function* textsIn(
  value: unknown,
  path: JsonPath = [],
): Generator<{ readonly path: JsonPath; readonly text: string }> {
  if (typeof value === "string") yield { path, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Notes on texts that are not the firm's own, and on figures that content/shared/figures.json has no more. */
export function* textNotes(content: ValidContent): Generator<Problem> {
  const [site] = filesOf<{ sample: boolean }>(content, "SiteContent");
  const [figures] = filesOf<{ number: string }[]>(content, "Figure");
  const isOwn = site?.value.sample === false;
  for (const file of content.files)
    for (const { path, text } of textsIn(file.value)) {
      const [found] =
        unwritten.exec(text) ?? (isOwn ? traces.exec(text) : null) ?? [];
      if (found)
        yield file.problem(
          path,
          `${quote(found)} is not a text of the firm.`,
          "Write the firm's own text, name, address or number.",
          "note",
        );
      const numbers = claims.test(file.name) ? text.match(claimed) : [];
      const old = numbers?.find((number) =>
        figures?.value.every((figure) => figure.number !== number),
      );
      if (old)
        yield file.problem(
          path,
          `No figure of content/shared/figures.json is ${old}.`,
          "If it has changed there, write the new number here, too.",
          "note",
        );
    }
}
