import {
  HtmlElement,
  HtmlValidate,
  Parser,
  StaticConfigLoader,
} from "html-validate";
import { allowedContent, allowedHtml } from "../../model/allowedHtml";
import { unescapeHtml } from "../../model/escapeHtml";
import { textFormats } from "../../model/formats";
import type { ContentContext, ValueRule } from "../contentContext";
import type { ProblemText } from "../problem";
import { quote } from "../wording";
import { urlRule } from "./address";
import { textPictureProblem } from "./pictures";

const allowedAttributes = new Map<string, readonly string[]>(
  Object.entries(allowedHtml.allowedAttributes),
);
/** The same limits as in the catalogue of pictures. */
const altLength = { min: 5, max: 200 };

/** Resolves its configuration once; html-validate's own loader does for each text. */
class CachedConfigLoader extends StaticConfigLoader {
  private resolved?: ReturnType<StaticConfigLoader["getConfigFor"]>;

  override getConfigFor(
    ...args: Parameters<StaticConfigLoader["getConfigFor"]>
  ) {
    return (this.resolved ??= super.getConfigFor(...args));
  }
}

const html5 = new HtmlValidate(
  new CachedConfigLoader({
    root: true,
    elements: [{ br: { void: true }, img: { void: true } }],
    rules: {
      "attr-quotes": ["error", { style: "double" }],
      "close-order": "error",
      "no-raw-characters": ["error", { relaxed: true }],
    },
  }),
);

const remedies: Readonly<Record<string, string>> = {
  "close-order": "Close each tag once, the inner tag first: <p>…</p>.",
  "no-raw-characters": "Write &lt; for the sign <, and &gt; for >.",
};

/** Reports tags that are not closed, attributes without quotes, and the like, in the validator's words. */
function markupProblem(html: string): ProblemText | undefined {
  if (html.includes("<!"))
    return { message: "The HTML has a comment.", remedy: "Remove it." };
  const [first] = html5.validateStringSync(html).results;
  const [problem] = first?.messages ?? [];
  return (
    problem && {
      message: `The HTML is malformed: ${problem.message}.`,
      remedy:
        remedies[problem.ruleId] ??
        'Write tags as <a href="…">…</a>, with attributes in double quotes.',
    }
  );
}

/** Reports a tag or text in a tag that may not contain it; the article itself has the name "". */
function placeProblem(
  name: string,
  parent: string,
  what: string,
): ProblemText | undefined {
  const allowed = allowedContent[parent] ?? [];
  if (allowed.includes(name)) return undefined;
  const parents = Object.keys(allowedContent).filter((tag) =>
    allowedContent[tag]?.includes(name),
  );
  const near = parents.filter((tag) => allowed.includes(tag));
  return {
    message: `${what} is ${parent ? `inside <${parent}>` : "outside a block"}.`,
    remedy:
      near.length === 0 && parents.includes("")
        ? "Put it between two blocks of the text."
        : `Put it into ${(near.length > 0 ? near : parents).map((tag) => `<${tag}>`).join(" or ")}.`,
  };
}

const attributeRules: Readonly<
  Record<
    string,
    (value: string, context: ContentContext) => ProblemText | undefined
  >
> = {
  href: (value, context) =>
    /^#[\w-]+$/.test(value) ? undefined : urlRule(value, true, context, {}),
  src: textPictureProblem,
  alt: ({ length }) =>
    length < altLength.min || length > altLength.max
      ? {
          message: `The alternative text of the picture has ${length} characters.`,
          remedy: `Describe the picture in ${altLength.min} to ${altLength.max} characters, for people who cannot see it.`,
        }
      : undefined,
  id: (value) => {
    const { pattern, description } = textFormats.key;
    return new RegExp(pattern).test(value)
      ? undefined
      : {
          message: `The id ${quote(value)} is not valid.`,
          remedy: `Write ${description}.`,
        };
  },
};

function attributeProblem(
  { tagName, attributes }: HtmlElement,
  context: ContentContext,
): ProblemText | undefined {
  const allowed = allowedAttributes.get(tagName) ?? [];
  for (const { key, value } of attributes) {
    if (!allowed.includes(key))
      return {
        message: `The attribute ${key} of <${tagName}> is not allowed.`,
        remedy: `Remove it; <${tagName}> may have ${allowed.join(", ") || "no attributes"}.`,
      };
    const text = unescapeHtml(String(value ?? "")).trim();
    const problem = attributeRules[key]?.(text, context);
    if (problem) return problem;
  }
  const missing = (tagName === "img" ? allowed : []).find(
    (name) => !attributes.some(({ key }) => key === name),
  );
  return missing
    ? {
        message: `The picture has no ${missing}.`,
        remedy:
          'Write <img src="path below content/images" alt="description">.',
      }
    : undefined;
}

function figureProblem(figure: HtmlElement): ProblemText | undefined {
  const tags = figure.childElements.map(({ tagName }) => tagName).join(" ");
  if (figure.tagName !== "figure") return undefined;
  if (tags !== "img" && tags !== "img figcaption")
    return {
      message: "<figure> has something else than a picture and its caption.",
      remedy:
        'Write <figure><img src="…" alt="…" /><figcaption>…</figcaption></figure>.',
    };
  return figure.querySelector("figcaption")?.textContent.trim() === ""
    ? {
        message: "The caption of the picture is empty.",
        remedy: "Write the caption, or remove <figcaption></figcaption>.",
      }
    : undefined;
}

function elementProblem(
  element: HtmlElement,
  parent: string,
  context: ContentContext,
): ProblemText | undefined {
  const { tagName } = element;
  if (!allowedHtml.allowedTags.includes(tagName))
    return {
      message: `The tag <${tagName}> is not allowed.`,
      remedy: `Remove it. Use only ${allowedHtml.allowedTags.map((tag) => `<${tag}>`).join(" ")}.`,
    };
  return (
    placeProblem(tagName, parent, `<${tagName}>`) ??
    attributeProblem(element, context) ??
    figureProblem(element)
  );
}

/** Every problem with the content of an element, in the order of the text. */
function* problemsIn(
  element: HtmlElement,
  parent: string,
  context: ContentContext,
): Generator<ProblemText> {
  for (const node of element.childNodes) {
    const text = node.textContent.trim();
    if (node instanceof HtmlElement) {
      const problem = elementProblem(node, parent, context);
      if (problem) yield problem;
      else yield* problemsIn(node, node.tagName, context);
    } else if (text) {
      const problem = placeProblem("#text", parent, `The text ${quote(text)}`);
      if (problem) yield problem;
    }
  }
}

/** Accepts only well-formed HTML of the allowed set, which the sanitiser leaves unchanged. */
export const htmlRule: ValueRule = (html, _setting, context) => {
  const malformed = markupProblem(html);
  if (malformed) return malformed;
  const parser = new Parser(html5.getConfigForSync("article.html"));
  const [first] = problemsIn(parser.parseHtml(html), "", context);
  return first;
};
