import {
  HtmlValidate,
  Parser,
  StaticConfigLoader,
  type HtmlElement,
} from "html-validate";
import { allowedHtml } from "../model/allowedHtml";
import type { Fault } from "./fault";
import { field } from "../../common/field";
import { attributeFault, malformed, pictureTagFault } from "./htmlAttributes";
import { figureFault, placeFault, textFault } from "./htmlNesting";
import type { RuleContext, ValueRule } from "./valueRule";

const allowedTags = new Set(allowedHtml.allowedTags);
const tags = `Use ${allowedHtml.allowedTags.map((tag) => `<${tag}>`).join(" ")} only.`;

/** All that the parser need know of the tags: these have no end, everything else has one of its own. */
const tagsWithoutEnd = { br: { void: true }, img: { void: true } };

const config = new HtmlValidate(
  new StaticConfigLoader({ root: true, elements: [tagsWithoutEnd] }),
).getConfigForSync("article.html");

/** A fault and how far into the HTML it shows. */
interface HtmlFault {
  readonly offset: number;
  readonly fault: Fault;
}

/** The name of a tag; undefined for the HTML as a whole. */
const nameOf = (element: HtmlElement | null): string | undefined =>
  element && !element.isRootElement() ? element.tagName : undefined;

function tagFault(name: string): Fault | undefined {
  return allowedTags.has(name)
    ? undefined
    : {
        message: `The tag <${name}> is not allowed.`,
        remedy: `Remove it. ${tags}`,
      };
}

/** @param name The tag that ends; undefined at the end of the HTML. */
function closingFault(
  name: string | undefined,
  open: string | undefined,
): Fault | undefined {
  if (name === open) return undefined;
  if (name === undefined) {
    return {
      message: `<${open}> is not closed.`,
      remedy: `Write </${open}> where it ends.`,
    };
  }
  return {
    message: `</${name}> closes ${open ? `<${open}>` : "nothing"}.`,
    remedy: open
      ? `Write </${open}> first, or remove </${name}>.`
      : `Remove it, or write <${name}> before it.`,
  };
}

const strayFault = (rest: string): Fault => ({
  message: `A "<" that begins no tag stands before "${rest.slice(1, 13)}".`,
  remedy: "Write &lt; for the sign itself.",
});

/**
 * A tag that is not finished, or a sign that begins no tag.
 *
 * @param offset Where the parser gave up: at the sign, or behind it where the next tag begins.
 */
function unreadableFault(html: string, offset: number): Fault {
  const tagAt = (start: number): string | undefined =>
    /^<\/?[a-z][^<>]*>?/i.exec(html.slice(start))?.[0];
  const start = html.lastIndexOf("<", tagAt(offset) ? offset - 1 : offset);
  const tag = tagAt(start);
  return tag ? malformed(tag) : strayFault(html.slice(start));
}

function* textFaults(element: HtmlElement): Generator<HtmlFault> {
  for (const node of element.childNodes) {
    if (node.nodeName !== "#text") continue;
    const { offset } = node.location;
    const text = node.textContent;
    const stray = text.indexOf("<");
    const fault =
      stray === -1
        ? textFault(text, nameOf(element))
        : strayFault(text.slice(stray));
    if (fault) yield { offset, fault };
  }
  for (const child of element.childElements) yield* textFaults(child);
}

/** What a figure, or the picture in it, lacks. */
function figurePartFault(element: HtmlElement): Fault | undefined {
  if (element.tagName === "img")
    return pictureTagFault(element.attributes.map(({ key }) => key));
  return element.tagName === "figure"
    ? figureFault(
        element.childElements.map(({ tagName, textContent }) => ({
          tag: tagName,
          isEmpty: textContent.trim() === "",
        })),
      )
    : undefined;
}

function* figureFaults(element: HtmlElement): Generator<HtmlFault> {
  for (const child of element.childElements) {
    const fault = figurePartFault(child);
    if (fault) yield { offset: child.location.offset, fault };
    yield* figureFaults(child);
  }
}

/** A paragraph or heading of words alone, as most blocks of an article are: nothing to find, and parsing costs time. */
const plain = /^<(p|h2|h3)>[^<]+<\/\1>$/;

/** Everything in the HTML that is not in the allowed set, or not well formed, in no order. */
function htmlFaults(html: string, context: RuleContext): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const tell = (offset: number, fault: Fault | undefined): void => {
    if (fault) faults.push({ offset, fault });
  };
  const comment = html.indexOf("<!");
  if (comment !== -1)
    tell(comment, {
      message: "The HTML holds a comment.",
      remedy: "Remove it.",
    });
  const parser = new Parser(config);
  parser.on("tag:start", (_name, { target, location }) => {
    tell(location.offset, tagFault(target.tagName));
  });
  parser.on("attr", (_name, { target, location, key, value, quote }) => {
    const start = target.location.offset;
    const written = html.slice(start - 1, html.indexOf(">", start) + 1);
    tell(
      location.offset,
      quote === '"'
        ? attributeFault(target.tagName, key, String(value), context)
        : malformed(written),
    );
  });
  parser.on("tag:ready", (_name, { target, location }) => {
    tell(location.offset, placeFault(target.tagName, nameOf(target.parent)));
  });
  parser.on("tag:end", (_name, { target, previous }) => {
    tell(
      target?.location.offset ?? html.length,
      closingFault(target?.tagName, nameOf(previous)),
    );
  });
  try {
    const root = parser.parseHtml(html);
    faults.push(...textFaults(root), ...figureFaults(root));
  } catch (error) {
    const offset = field(field(error, "location"), "offset");
    if (typeof offset !== "number") throw error;
    tell(html.length, unreadableFault(html, offset));
  }
  return faults;
}

/** Only the allowed HTML, well formed: what the sanitiser lets through when the page is made, unchanged. */
export const htmlRule: ValueRule = (value, _setting, context) =>
  plain.test(value)
    ? undefined
    : htmlFaults(value, context).reduce<HtmlFault | undefined>(
        (first, next) => (first && first.offset <= next.offset ? first : next),
        undefined,
      )?.fault;
