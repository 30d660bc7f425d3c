import {
  HtmlValidate,
  StaticConfigLoader,
  TextContent,
  type MetaElement,
} from "html-validate";
import sanitizeHtml from "sanitize-html";
import { allowedContent, allowedHtml } from "../../model/allowedHtml";
import { textFormats } from "../../model/formats";
import type { ContentContext, ValueRule } from "../contentContext";
import type { ProblemText } from "../../content/problem";
import { quote } from "../wording";
import { urlRule } from "./address";
import { listedProblem } from "./pictures";

/** The same limits as in the catalogue of pictures. */
const altLength = { min: 5, max: 200 };

const tagsIn = (content: readonly string[] = []) =>
  content.filter((name) => name !== "#text");

/** The allowed tags in html-validate's format. */
const elements: Record<string, Partial<MetaElement>> = {
  ...Object.fromEntries(
    Object.entries(allowedContent).map(([tag, content]) => [
      tag,
      { permittedContent: tagsIn(content) },
    ]),
  ),
  figcaption: {
    permittedContent: tagsIn(allowedContent["figcaption"]),
    textContent: TextContent.REQUIRED,
  },
  br: { void: true },
  img: {
    void: true,
    attributes: { src: { required: true }, alt: { required: true } },
  },
  figure: {
    permittedContent: ["img?", "figcaption?"],
    permittedOrder: ["img", "figcaption"],
    requiredContent: ["img"],
  },
};

const tags = allowedHtml.allowedTags.map((tag) => `<${tag}>`).join(" ");
const figure =
  'Write <figure><img src="path below content/images" alt="description" /><figcaption>…</figcaption></figure>, with or without <figcaption>.';

/** The html-validate rules for texts, each with its remedy. */
const remedies: Readonly<Record<string, string>> = {
  "attr-quotes": 'Write tags as <a href="…">…</a>.',
  "close-order": "Close each tag once, the inner tag first: <p>…</p>.",
  "element-permitted-content":
    "Put words into <p>, entries into <ul> or <ol>, and a figure between two blocks of the text.",
  "element-permitted-occurrences": figure,
  "element-permitted-order": figure,
  "element-required-attributes": figure,
  "element-required-content": figure,
  "no-raw-characters": "Write &lt; for the sign <, and &gt; for >.",
  "no-unknown-elements": `Use only ${tags}.`,
  "text-content": "Write the caption, or remove <figcaption></figcaption>.",
};

/** Resolves the configuration once. html-validate's own loader resolves it for each text. */
class CachedConfigLoader extends StaticConfigLoader {
  private resolved?: ReturnType<StaticConfigLoader["getConfigFor"]>;

  override getConfigFor(
    ...args: Parameters<StaticConfigLoader["getConfigFor"]>
  ) {
    return (this.resolved ??= super.getConfigFor(...args));
  }
}

const validator = new HtmlValidate(
  new CachedConfigLoader({
    root: true,
    elements: [elements],
    rules: {
      ...Object.fromEntries(
        Object.keys(remedies).map((rule) => [rule, "error"]),
      ),
      "attr-quotes": ["error", { style: "double" }],
      "no-raw-characters": ["error", { relaxed: true }],
    },
  }),
);

/** Reports tags that are unknown, misplaced or not closed, in the validator's words. */
function markupProblem(html: string): ProblemText | undefined {
  const page = `<article>${html}</article>`;
  const [first] = validator.validateStringSync(page).results;
  const [problem] = first?.messages ?? [];
  return (
    problem && {
      message: `The HTML is not valid: ${problem.message}.`,
      remedy:
        remedies[problem.ruleId] ?? "Compare with the text of another entry.",
    }
  );
}

const attributeRules: Readonly<Record<string, ValueRule>> = {
  href: (value, ...rest) =>
    /^#[\w-]+$/.test(value) ? undefined : urlRule(value, ...rest),
  src: (value, _setting, context) => listedProblem(value, context),
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
  tag: string,
  name: string,
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  const attributes: Readonly<Record<string, readonly string[]>> =
    allowedHtml.allowedAttributes;
  const allowed = attributes[tag] ?? [];
  return allowed.includes(name)
    ? attributeRules[name]?.(value, true, context, {})
    : {
        message: `The attribute ${name} of <${tag}> is not allowed.`,
        remedy: `Remove it; <${tag}> may have ${allowed.join(", ") || "no attributes"}.`,
      };
}

/** Accepts only well-formed HTML of the allowed set, which the sanitiser leaves unchanged. */
export const htmlRule: ValueRule = (html, _setting, context) => {
  const malformed = markupProblem(html);
  if (malformed) return malformed;
  const problems: (ProblemText | undefined)[] = [];
  sanitizeHtml(html, {
    allowedTags: allowedHtml.allowedTags,
    allowedAttributes: false,
    onOpenTag: (tag, attributes) => {
      for (const [name, value] of Object.entries(attributes))
        problems.push(attributeProblem(tag, name, value, context));
    },
    textFilter: (text, tag) => {
      if (text.trim() && !allowedContent[tag || "article"]?.includes("#text"))
        problems.push({
          message: `The text ${quote(text)} is outside a block.`,
          remedy: "Put it into <p>, or into <li> in a list.",
        });
      return text;
    },
  });
  return problems.find((problem) => problem !== undefined);
};
