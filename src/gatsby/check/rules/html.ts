import type { Element, ElementContent, Root } from "hast";
import type { ProblemText } from "../../content/problem";
import { allowedContent, allowedElements } from "../../html/allowedHtml";
import { elementsOf, plainText, textPipeline } from "../../html/textTree";
import type { ContentContext, ValueRule } from "../contentContext";
import { quote } from "../wording";
import { isBlank } from "./text";
import {
  attributeProblems,
  elementProblems,
  misplaced,
  remedies,
} from "./htmlElements";

/** What parser and sanitiser would change in a text, in the order of its source. */
class TextReader {
  /** End of the part of the source that was read. */
  private offset = 0;

  constructor(
    private readonly source: string,
    private readonly context: ContentContext,
  ) {}

  *problems(tree: Root): Generator<ProblemText> {
    yield* this.content("root", tree.children as ElementContent[]);
    if (this.offset < this.source.length) yield this.unexpected("root");
  }

  private *content(
    parent: string,
    children: readonly ElementContent[],
  ): Generator<ProblemText> {
    for (const child of children) {
      if (child.type === "element") yield* this.element(parent, child);
      else {
        if (!this.read(child))
          yield this.unexpected(parent, `text ${quote(plainText(child))}`);
        if (child.type === "comment")
          yield {
            message: "The text has a comment, which the site does not show.",
            remedy: "Remove <!-- … -->.",
          };
        else if (
          plainText(child) !== "" &&
          !allowedContent[parent]?.includes("#text")
        )
          yield {
            message: `The text ${quote(plainText(child))} is outside a block.`,
            remedy: remedies.block,
          };
      }
    }
  }

  private *element(parent: string, element: Element): Generator<ProblemText> {
    const { tagName, children, data } = element;
    const { opening, closing } = data?.position ?? {};
    if (!this.read({ position: opening }))
      yield this.unexpected(parent, opening && `element <${tagName}>`);
    if (!allowedElements.includes(tagName))
      yield {
        message: `The element <${tagName}> is not allowed.`,
        remedy: remedies.element,
      };
    if (!allowedContent[parent]?.includes(tagName))
      yield misplaced(tagName, parent);
    yield* attributeProblems(element, this.source, this.context);
    yield* this.content(tagName, children);
    // The others have neither content nor a closing tag.
    if (allowedContent[tagName] && !this.read({ position: closing }))
      yield this.unexpected(tagName);
    yield* elementProblems(element);
  }

  /** Reads a tag or a text. Returns false if it is not the next part of the source. */
  private read({ position }: Pick<Element, "position">): boolean {
    const isNext = position?.start.offset === this.offset;
    if (isNext) this.offset = position.end.offset ?? this.offset;
    return isNext;
  }

  /**
   * The next part of the source is not the next of the tree: the parser drops or moves it, or adds a tag before it.
   *
   * @param next The next part of the tree, if it is in the source.
   */
  private unexpected(parent: string, next?: string): ProblemText {
    const rest = this.source.slice(this.offset);
    const [, slash, name] = /^<(\/?)([a-z][a-z\d]*)/i.exec(rest) ?? [];
    if (name && !slash) {
      const isAllowed = allowedContent[parent]?.includes(name);
      return next && isAllowed
        ? {
            message: `Browsers move the ${next} out of its place.`,
            remedy: remedies.content,
          }
        : misplaced(name.toLowerCase(), parent);
    }
    if (rest === "" || (slash && parent !== "root" && name !== parent))
      return {
        message: `The element <${parent}> is not closed.`,
        remedy: remedies.close,
      };
    return {
      message: name
        ? `The tag </${name}> closes no element.`
        : `The text ${quote(rest)} cannot stand in <${parent}>.`,
      remedy: name ? remedies.close : remedies.content,
    };
  }
}

/** Remedies for the parser's rules. */
const signs = [
  ["code", /cdata|question-mark/],
  ["sign", /tag-name|character-reference/],
] as const;

/** Signs and attributes that the parser reads as something else. */
function* signProblems(source: string): Generator<ProblemText> {
  for (const { reason, ruleId, place } of textPipeline.processSync(source)
    .messages) {
    const offset = (place && "start" in place && place.start.offset) || 0;
    const around = source.slice(Math.max(0, offset - 8), offset + 12);
    yield {
      message: `The HTML is not valid at ${quote(around)}: ${reason}.`,
      remedy:
        remedies[
          signs.find(([, rule]) => rule.test(ruleId ?? ""))?.[0] ?? "attribute"
        ],
    };
  }
}

const blank: ProblemText = {
  message: "The text is empty: its tags hold nothing that readers see.",
  remedy: "Write its words, or remove this entry.",
};

/** Accepts only HTML that neither the parser nor the sanitiser changes. */
export const htmlRule: ValueRule = (source, _setting, context) => {
  const tree = textPipeline.parse(source);
  const [problem] = [
    ...signProblems(source),
    ...new TextReader(source, context).problems(tree),
    ...(isBlank(plainText(tree)) && elementsOf(tree, "img").length === 0
      ? [blank]
      : []),
  ].sort(
    (one, other) =>
      Number(one.severity === "note") - Number(other.severity === "note"),
  );
  return problem;
};
