import type { Element, Nodes, Parents } from "hast";
import { visit } from "unist-util-visit";
import type { ProblemText } from "../../content/problem";
import { allowedAttributes, allowedContent } from "../../html/allowedHtml";
import { elementsOf, plainText, sanitiser } from "../../html/textTree";
import { hasFormat, textFormats } from "../../model/formats";
import type { ContentContext, ValueRule } from "../contentContext";
import { count, quote } from "../wording";
import { urlRule } from "./address";
import { contentRemedy, htmlDifference } from "./htmlDifference";
import { picturePathRule } from "./reference";
import { isBlank } from "./text";

/** The same limits as in the catalogue of pictures. */
const altLength = { min: 5, max: 200 };

/** Elements that need words, or visitors see nothing. */
const needsWords = ["a", "caption", "figcaption", "h2", "h3"];

const figureRemedy =
  'Write <figure><img src="path below content/images" alt="description" /><figcaption>…</figcaption></figure>, with or without <figcaption>.';

const attributeRules: Readonly<Record<string, ValueRule>> = {
  href: (value, ...rest) =>
    /^#[\w-]+$/.test(value) ? undefined : urlRule(value, ...rest),
  src: picturePathRule,
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

/** Remedies for the parser's rules. */
const signRemedies: readonly (readonly [rule: RegExp, remedy: string])[] = [
  [/cdata|question-mark/, "Remove <!…> and <?…>: the site shows no code."],
  [
    /tag-name|character-reference/,
    "Write &lt; for the sign <, and &amp; for & before letters.",
  ],
];
const otherRemedy = 'Write tags as <a href="…">…</a>.';

type Messages = ReturnType<typeof sanitiser.processSync>["messages"];

/** Signs and attributes that the parser reads as something else. */
const signProblems = (source: string, messages: Messages): ProblemText[] =>
  messages.map(({ reason, ruleId = "", place }) => {
    const offset = (place && "start" in place && place.start.offset) || 0;
    const around = source.slice(Math.max(0, offset - 8), offset + 12);
    const [, remedy = otherRemedy] =
      signRemedies.find(([rule]) => rule.test(ruleId)) ?? [];
    return {
      message: `The HTML is not valid at ${quote(around)}: ${reason}.`,
      remedy,
    };
  });

/** Values of attributes that lead nowhere. */
function* valueProblems(
  { tagName, properties }: Element,
  context: ContentContext,
): Generator<ProblemText> {
  for (const name of allowedAttributes[tagName] ?? []) {
    const value = properties[name];
    const problem =
      value !== undefined &&
      attributeRules[name]?.(String(value), true, context);
    if (problem) yield problem;
  }
}

/** A tag or a text in a place where the site has no style for it. */
function placeProblem(node: Nodes, parent: Parents): ProblemText | undefined {
  const name = parent.type === "element" ? parent.tagName : "root";
  const allowed = allowedContent[name];
  if (node.type === "element")
    return allowed?.includes(node.tagName)
      ? undefined
      : {
          message: `The element <${node.tagName}> cannot stand ${name === "root" ? "between the blocks of the text" : `in <${name}>`}.`,
          remedy: contentRemedy,
        };
  return plainText(node) === "" || allowed?.includes("#text")
    ? undefined
    : {
        message: `The text ${quote(plainText(node))} is outside a block.`,
        remedy: "Put it into <p>, or into <li> in a list.",
      };
}

/** Missing parts of an element. */
function* partProblems(element: Element): Generator<ProblemText> {
  const { tagName, children, properties } = element;
  const parts = children.flatMap((child) =>
    child.type === "element" ? child.tagName : [],
  );
  if (tagName === "figure" && !/^img(,figcaption)?$/.test(parts.join()))
    yield {
      message:
        "A <figure> has one <img>, and after it one <figcaption> or none.",
      remedy: figureRemedy,
    };
  for (const name of tagName === "img" ? ["src", "alt"] : [])
    if (!(name in properties))
      yield {
        message: `The element <img> has no attribute ${name}.`,
        remedy: figureRemedy,
      };
  if (needsWords.includes(tagName) && isBlank(plainText(element)))
    yield {
      message: `The element <${tagName}> is empty.`,
      remedy: `Write its words, or remove <${tagName}></${tagName}>.`,
    };
}

const blank: ProblemText = {
  message: "The text is empty: its tags hold nothing that readers see.",
  remedy: "Write its words, or remove this entry.",
};

/** Accepts only HTML that neither the parser nor the sanitiser changes. Reports the first error, else the first note. */
export const htmlRule: ValueRule = (source, _setting, context) => {
  const written = sanitiser.processSync(source);
  const tree = sanitiser.parse(source);
  const problems = signProblems(source, written.messages);
  visit(tree, "element", (element) => {
    problems.push(...valueProblems(element, context));
  });
  const difference = htmlDifference(source, String(written));
  if (difference) problems.push(difference);
  visit(tree, (node, _index, parent) => {
    const misplacement = parent && placeProblem(node, parent);
    if (misplacement) problems.push(misplacement);
    if (node.type === "element") problems.push(...partProblems(node));
  });
  if (isBlank(plainText(tree)) && elementsOf(tree, "img").length === 0)
    problems.push(blank);
  return problems.find(({ severity }) => severity !== "note") ?? problems[0];
};
