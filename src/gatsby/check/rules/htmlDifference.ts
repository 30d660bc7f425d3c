import type { ProblemText } from "../../content/problem";
import { allowedAttributes, allowedElements } from "../../html/allowedHtml";
import { quote } from "../wording";

const closeRemedy = "Close each tag once, the inner tag first: <p>…</p>.";

export const contentRemedy =
  "Put words into <p>, entries into <ul> or <ol>, and a figure between two blocks of the text. Write a table as <table><thead><tr><th>…</th></tr></thead><tbody><tr><td>…</td></tr></tbody></table>.";

/** Tags as they may be written: `<a href="…">`. */
const tagsWithAttributes = Object.entries(allowedAttributes).map(
  ([element, names]) =>
    `<${[element, ...names.map((name) => `${name}="…"`)].join(" ")}>`,
);

/** A comment, a tag, or a text between two of these. */
const piece =
  /<!--.*?-->|<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|(?:[^<]|<(?![a-z/!]))+/gis;

/** A tag without what the writer may change: `<img src="…" alt="…">`. Texts are never changed, only moved or dropped. */
const canonical = (html: string): string =>
  html.startsWith("<")
    ? html
        .replace(/="[^"]*"/g, '="…"')
        .replace(/\s*\/?>$/, ">")
        .replace(/\s+/g, " ")
        .toLowerCase()
    : "text";

/** Space between two tags means nothing. */
const piecesOf = (html: string): string[] =>
  (html.match(piece) ?? []).filter((each) => each.trim() !== "");

const nameOf = (tag: string): string => /^<\/?([^\s>]*)/.exec(tag)?.[1] ?? "";

/** Explains a piece in whose place the site writes the next one. Undefined is the end of the text. */
function explain(
  own: string | undefined,
  next: string | undefined,
): ProblemText {
  const name = own && nameOf(own).toLowerCase();
  const parent = next?.startsWith("</") ? nameOf(next) : undefined;
  if (!own || own.startsWith("</"))
    return {
      message: parent
        ? `The element <${parent}> is not closed before ${own ?? "the end of the text"}.`
        : `The tag ${own} closes no element.`,
      remedy: closeRemedy,
    };
  if (own.startsWith("<!"))
    return {
      message: "The text has a comment, which the site does not show.",
      remedy: "Remove <!-- … -->.",
    };
  if (name && !allowedElements.includes(name))
    return {
      message: `The element <${name}> is not allowed.`,
      remedy: `Use only ${allowedElements.map((each) => `<${each}>`).join(" ")}.`,
    };
  if (name && next && !parent && name === nameOf(next))
    return {
      message: `The tag ${quote(own)} has an attribute that is not allowed or has no double quotes.`,
      remedy: `Write ${quote(canonical(next))}. Only these have attributes: ${tagsWithAttributes.join(" ")}.`,
    };
  return {
    message: parent
      ? `The element <${name}> cannot stand in <${parent}>.`
      : `Browsers read ${quote(next ?? "nothing")} in the place of ${quote(own)}.`,
    remedy: contentRemedy,
  };
}

/**
 * Names the first difference between a text and what parser and sanitiser make of it.
 *
 * @param written The text as the site writes it.
 */
export function htmlDifference(
  source: string,
  written: string,
): ProblemText | undefined {
  const [own, others] = [piecesOf(source), piecesOf(written)];
  const [before, after] = [own.map(canonical), others.map(canonical)];
  const length = Math.max(own.length, others.length);
  for (let at = 0; at < length; at += 1)
    if (before[at] !== after[at]) return explain(own[at], others[at]);
  return undefined;
}
