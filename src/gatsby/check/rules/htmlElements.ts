import type { Element } from "hast";
import type { ProblemText } from "../../content/problem";
import {
  allowedAttributes,
  allowedElements,
  safeValues,
} from "../../html/allowedHtml";
import { plainText } from "../../html/textTree";
import { hasFormat, textFormats } from "../../model/formats";
import type { ContentContext, ValueRule } from "../contentContext";
import { count, quote } from "../wording";
import { urlRule } from "./address";
import { isBlank } from "./text";
import { listedProblem } from "./pictures";

/** The same limits as in the catalogue of pictures. */
const altLength = { min: 5, max: 200 };

/** Elements that need words, or visitors see nothing. */
const needsWords = ["a", "caption", "figcaption", "h2", "h3"];

/** What to write instead. */
export const remedies = {
  attribute: 'Write tags as <a href="…">…</a>.',
  block: "Put it into <p>, or into <li> in a list.",
  code: "Remove <!…> and <?…>: the site shows no code.",
  close: "Close each tag once, the inner tag first: <p>…</p>.",
  content:
    "Put words into <p>, entries into <ul> or <ol>, and a figure between two blocks of the text. Write a table as <table><thead><tr><th>…</th></tr></thead><tbody><tr><td>…</td></tr></tbody></table>.",
  element: `Use only ${allowedElements.map((name) => `<${name}>`).join(" ")}.`,
  figure:
    'Write <figure><img src="path below content/images" alt="description" /><figcaption>…</figcaption></figure>, with or without <figcaption>.',
  sign: "Write &lt; for the sign <, and &amp; for & before letters.",
};

const attributeRules: Readonly<Record<string, ValueRule>> = {
  href: (value, ...rest) =>
    /^#[\w-]+$/.test(value) ? undefined : urlRule(value, ...rest),
  src: (value, _setting, context) => listedProblem(value, context),
  alt: ({ length }) =>
    length < altLength.min || length > altLength.max
      ? {
          severity: length > 0 && length < altLength.min ? "note" : "error",
          message: `The alternative text of the picture has ${count(length, "character")}.`,
          remedy: `Describe the picture in ${altLength.min} to ${altLength.max} characters, for people who cannot see it.`,
        }
      : undefined,
  // The page's own ids never begin with "part-".
  id: (value) =>
    hasFormat(value, textFormats.key) && value.startsWith("part-")
      ? undefined
      : {
          message: `The id ${quote(value)} is not valid.`,
          remedy: `Write ${textFormats.key.description}, which begins with part-, such as part-prices.`,
        },
};

/** Reports attributes that the sanitiser removes, and values that lead nowhere. */
export function* attributeProblems(
  { tagName, data, properties }: Element,
  source: string,
  context: ContentContext,
): Generator<ProblemText> {
  const allowed = allowedAttributes[tagName] ?? [];
  for (const [property, place] of Object.entries(
    data?.position?.properties ?? {},
  )) {
    const written = source.slice(place?.start.offset, place?.end.offset);
    const [name = ""] = written.split("=");
    if (!allowed.includes(name))
      yield {
        message: `The attribute ${name} of <${tagName}> is not allowed.`,
        remedy: `Remove it; <${tagName}> may have ${allowed.join(", ") || "no attributes"}.`,
      };
    if (!/^[^=]+="/.test(written))
      yield {
        message: `The attribute ${name} of <${tagName}> has no double quotes.`,
        remedy: remedies.attribute,
      };
    const value = String(properties[property]);
    const problem = attributeRules[name]?.(value, true, context, {});
    if (problem) yield problem;
    if (safeValues[name]?.test(value) === false)
      yield {
        message: `The site removes the address ${quote(value)}.`,
        remedy: "Write another address.",
      };
  }
}

/** An element that its parent may not have. */
export const misplaced = (name: string, parent: string): ProblemText => ({
  message: `The element <${name}> cannot stand ${parent === "root" ? "between the blocks of the text" : `in <${parent}>`}.`,
  remedy: remedies.content,
});

/** Reports missing parts of an element. */
export function* elementProblems(element: Element): Generator<ProblemText> {
  const { tagName, children, properties } = element;
  const parts = children.flatMap((child) =>
    child.type === "element" ? child.tagName : [],
  );
  if (tagName === "figure" && !/^img(,figcaption)?$/.test(parts.join()))
    yield {
      message:
        "A <figure> has one <img>, and after it one <figcaption> or none.",
      remedy: remedies.figure,
    };
  for (const name of tagName === "img" ? ["src", "alt"] : [])
    if (!(name in properties))
      yield {
        message: `The element <img> has no attribute ${name}.`,
        remedy: remedies.figure,
      };
  if (needsWords.includes(tagName) && isBlank(plainText(element)))
    yield {
      message: `The element <${tagName}> is empty.`,
      remedy: `Write its words, or remove <${tagName}></${tagName}>.`,
    };
}
