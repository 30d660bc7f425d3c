import type { Element, Nodes, Parents } from "hast";
import { visit } from "unist-util-visit";
import type { ProblemText } from "../../content/problem";
import {
  allowedAttributes,
  allowedContent,
  allowedElements,
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

/** Names the first tag that the parser or the sanitiser changes. */
function changedTag(source: string): ProblemText | undefined {
  const [own, shown] = [
    tagsIn(source),
    tagsIn(String(sanitiser.processSync(source))),
  ];
  const at = own.findIndex((tag, index) => tag !== shown[index]);
  if (at < 0 && own.length === shown.length) return undefined;
  return {
    message: `The HTML is wrong at ${own[at] ? quote(own[at]) : "its end"}: browsers would show something else.`,
    remedy: `Close each tag once, the inner tag first, and write < in a text as &lt;. Use only ${allowedElements.map((name) => `<${[name, ...(allowedAttributes[name] ?? [])].join(" ")}>`).join(" ")}.`,
  };
}

/** Links and pictures that lead nowhere, and pictures without a description. */
function valueProblem(
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

/** A tag or a text in a place where the site has no style for it. */
function placeProblem(node: Nodes, parent: Parents): ProblemText | undefined {
  const name = parent.type === "element" ? parent.tagName : "root";
  const isElement = node.type === "element";
  const isAllowed = allowedContent[name]?.includes(
    isElement ? node.tagName : "#text",
  );
  return isAllowed || (!isElement && plainText(node) === "")
    ? undefined
    : {
        message: `${isElement ? `The element <${node.tagName}>` : `The text ${quote(plainText(node))}`} cannot stand ${name === "root" ? "outside a block" : `in <${name}>`}.`,
        remedy:
          "Put words into <p>, entries into <ul> or <ol> as <li>, and a <figure> between two blocks.",
      };
}

/** Accepts only HTML that neither the parser nor the sanitiser changes. An empty text is reported as such. */
export const htmlRule: ValueRule = (source, _setting, context) => {
  const tree = sanitiser.parse(source);
  const problems: (ProblemText | undefined)[] = [
    ...elementsOf(tree, "a", "img").map((each) => valueProblem(each, context)),
    changedTag(source),
  ];
  visit(tree, (node, _index, parent) => {
    if (parent) problems.push(placeProblem(node, parent));
  });
  return problems.find((problem) => problem !== undefined);
};
