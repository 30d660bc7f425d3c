import type { Element } from "hast";
import type { ProblemText } from "../../content/problem";
import {
  allowedAttributes,
  allowedElements,
  blocks,
} from "../../html/allowedHtml";
import { elementsOf, plainText, sanitiser } from "../../html/textTree";
import type { ContentContext, ValueRule } from "../contentContext";
import { quote } from "../wording";
import { urlRule } from "./address";
import { picturePathRule } from "./reference";

/** The tags of a text, in order, with the names of their attributes: `<a href>`, `</a>`, `<br>`. */
const tagsIn = (html: string): string[] =>
  (html.match(/<("[^"]*"|[^">])*>/g) ?? []).map((tag) =>
    tag
      .replace(/="[^"]*"/g, "")
      .replace(/\s*\/?>$/, ">")
      .toLowerCase(),
  );

const allowedTags = allowedElements
  .map((name) => `<${[name, ...(allowedAttributes[name] ?? [])].join(" ")}>`)
  .join(" ");

/** The first tag that the sanitiser or the parser changes. */
function wrongTag(source: string): ProblemText | undefined {
  const own = tagsIn(source);
  const shown = tagsIn(String(sanitiser.processSync(source)));
  const at = own.findIndex((tag, index) => tag !== shown[index]);
  if (at < 0 && own.length === shown.length) return undefined;
  return {
    message: `The HTML is wrong at ${own[at] ? quote(own[at]) : "its end"}.`,
    remedy: `Use only ${allowedTags}. Close each tag once, the inner tag first, and write < in a text as &lt;.`,
  };
}

/** Links and pictures that lead nowhere, and pictures without a description. */
function targetProblem(
  { tagName, properties: { href, src, alt } }: Element,
  context: ContentContext,
): ProblemText | undefined {
  if (tagName === "img" && (!src || !alt))
    return {
      message: "A picture has no src or no alt.",
      remedy:
        'Write <figure><img src="path below content/images" alt="What it shows" /></figure>.',
    };
  if (src) return picturePathRule(String(src), true, context);
  return href && !String(href).startsWith("#")
    ? urlRule(String(href), true, context)
    : undefined;
}

/** Accepts blocks of HTML that neither the parser nor the sanitiser changes. An empty text is reported as such. */
export const htmlRule: ValueRule = (source, _setting, context) => {
  const tree = sanitiser.parse(source);
  const outside = tree.children.find((node) =>
    node.type === "element"
      ? !blocks.includes(node.tagName)
      : plainText(node) !== "",
  );
  return (
    elementsOf(tree, "a", "img")
      .map((each) => targetProblem(each, context))
      .find(Boolean) ??
    wrongTag(source) ??
    (outside && {
      message: `${quote(plainText(outside))} cannot stand outside a block.`,
      remedy: `Put it into one of ${blocks.map((name) => `<${name}>`).join(" ")}.`,
    })
  );
};
