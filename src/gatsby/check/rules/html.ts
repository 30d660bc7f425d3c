import {
  HtmlValidate,
  Parser,
  StaticConfigLoader,
  type HtmlElement,
} from "html-validate";
import { field } from "../../../common/field";
import { allowedHtml } from "../../model/allowedHtml";
import type { ContentContext, ValueRule } from "../contentContext";
import type { ProblemText } from "../problem";
import { attributeProblem, missingAttribute } from "./htmlAttributes";
import { figureProblem, tagPlaceProblem, textPlaceProblem } from "./htmlPlaces";

const allowedTags = new Set(allowedHtml.allowedTags);

/** All that the parser need know of the tags: these have no end, everything else has one of its own. */
const tagsWithoutEnd = { br: { void: true }, img: { void: true } };

const config = new HtmlValidate(
  new StaticConfigLoader({ root: true, elements: [tagsWithoutEnd] }),
).getConfigForSync("article.html");

/** The name of a tag; undefined for the HTML as a whole. */
const nameOf = (element: HtmlElement | null): string | undefined =>
  element && !element.isRootElement() ? element.tagName : undefined;

const unknownTag = (name: string): ProblemText | undefined =>
  allowedTags.has(name)
    ? undefined
    : {
        message: `The tag <${name}> is not allowed.`,
        remedy: `Remove it. Use ${[...allowedTags].map((tag) => `<${tag}>`).join(" ")} only.`,
      };

/** @param name The tag that ends; undefined at the end of the HTML. */
function closingProblem(
  name: string | undefined,
  open: string | undefined,
): ProblemText | undefined {
  if (name === open) return undefined;
  if (name === undefined)
    return {
      message: `<${open}> is not closed.`,
      remedy: `Write </${open}> where it ends.`,
    };
  return {
    message: `</${name}> closes ${open ? `<${open}>` : "nothing"}.`,
    remedy: open
      ? `Write </${open}> first, or remove </${name}>.`
      : `Remove it, or write <${name}> before it.`,
  };
}

const malformed = (written: string): ProblemText => ({
  message: `The tag ${written} is malformed.`,
  remedy: 'Write attributes as href="https://…", in double quotes.',
});

const straySign = (rest: string): ProblemText => ({
  message: `A "<" that begins no tag stands before "${rest.slice(1, 13)}".`,
  remedy: "Write &lt; for the sign itself.",
});

/**
 * A tag that is not finished, or a sign that begins no tag.
 *
 * @param offset Where the parser gave up: at the sign, or behind it where the next tag begins.
 */
function unreadable(html: string, offset: number): ProblemText {
  const tagAt = (start: number): string | undefined =>
    /^<\/?[a-z][^<>]*>?/i.exec(html.slice(start))?.[0];
  const start = html.lastIndexOf("<", tagAt(offset) ? offset - 1 : offset);
  const tag = tagAt(start);
  return tag ? malformed(tag) : straySign(html.slice(start));
}

/** What a picture or the figure around it lacks. */
function elementProblem(element: HtmlElement): ProblemText | undefined {
  if (element.tagName === "img")
    return missingAttribute(element.attributes.map(({ key }) => key));
  return element.tagName === "figure"
    ? figureProblem(
        element.childElements.map(({ tagName, textContent }) => ({
          tag: tagName,
          isEmpty: textContent.trim() === "",
        })),
      )
    : undefined;
}

/** A paragraph or heading of words alone, as most blocks of an article are: nothing to find, and parsing costs time. */
const plain = /^<(p|h2|h3)>[^<]+<\/\1>$/;

/** Everything in the HTML that is not in the allowed set, or not well formed, by how far into the HTML it shows. */
function htmlProblems(
  html: string,
  context: ContentContext,
): Map<number, ProblemText> {
  const problems = new Map<number, ProblemText>();
  const report = (offset: number, problem: ProblemText | undefined): void => {
    if (problem && !problems.has(offset)) problems.set(offset, problem);
  };
  const comment = html.indexOf("<!");
  if (comment !== -1)
    report(comment, {
      message: "The HTML holds a comment.",
      remedy: "Remove it.",
    });
  const parser = new Parser(config);
  parser.on("tag:start", (_name, { target, location }) => {
    report(location.offset, unknownTag(target.tagName));
  });
  parser.on("attr", (_name, { target, location, key, value, quote }) => {
    const start = target.location.offset - 1;
    report(
      location.offset,
      quote === '"'
        ? attributeProblem(target.tagName, key, String(value), context)
        : malformed(html.slice(start, html.indexOf(">", start) + 1)),
    );
  });
  parser.on("tag:ready", (_name, { target, location }) => {
    report(
      location.offset,
      tagPlaceProblem(target.tagName, nameOf(target.parent)),
    );
  });
  parser.on("tag:end", (_name, { target, previous }) => {
    report(
      target?.location.offset ?? html.length,
      closingProblem(target?.tagName, nameOf(previous)),
    );
  });
  const reportBelow = (element: HtmlElement): void => {
    for (const node of element.childNodes) {
      if (node.nodeName !== "#text") continue;
      const text = node.textContent;
      const stray = text.indexOf("<");
      report(
        node.location.offset,
        stray === -1
          ? textPlaceProblem(text, nameOf(element))
          : straySign(text.slice(stray)),
      );
    }
    for (const child of element.childElements) {
      report(child.location.offset, elementProblem(child));
      reportBelow(child);
    }
  };
  try {
    reportBelow(parser.parseHtml(html));
  } catch (error) {
    const offset = field(field(error, "location"), "offset");
    if (typeof offset !== "number") throw error;
    report(html.length, unreadable(html, offset));
  }
  return problems;
}

/** Only the allowed HTML, well formed: what the sanitiser lets through when the page is made, unchanged. */
export const htmlRule: ValueRule = (value, _setting, context) => {
  if (plain.test(value)) return undefined;
  const problems = htmlProblems(value, context);
  return problems.get(Math.min(...problems.keys()));
};
