import { allowedHtml } from "../../model/allowedHtml";
import { unescapeHtml } from "../../model/escapeHtml";
import { textFormats } from "../../model/formats";
import type { ContentContext } from "../contentContext";
import type { ProblemText } from "../problem";
import { urlRule } from "./address";
import { textPictureProblem } from "./pictures";

const allowedAttributes = new Map<string, readonly string[]>(
  Object.entries(allowedHtml.allowedAttributes),
);
/** As long as the catalogue of pictures asks for. */
const altLength = { min: 5, max: 200 };

/** Whether an address in a text leads somewhere; one that begins with # leads to a part of the text. */
function hrefProblem(
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  if (/^#[\w-]+$/.test(value)) return undefined;
  const problem = urlRule(unescapeHtml(value), undefined, context, {});
  return (
    problem && {
      ...problem,
      remedy: `${problem.remedy} Links begin with https:, mailto:, tel: or /.`,
    }
  );
}

/** Whether words tell those who cannot see a picture what it shows. */
function altProblem(value: string): ProblemText | undefined {
  const { length } = unescapeHtml(value).trim();
  return length < altLength.min || length > altLength.max
    ? {
        message: `The alternative text of the picture has ${length} characters.`,
        remedy: `Say in ${altLength.min} to ${altLength.max} characters what the picture shows, for those who cannot see it.`,
      }
    : undefined;
}

function idProblem(value: string): ProblemText | undefined {
  const { pattern, description } = textFormats.key;
  return new RegExp(pattern).test(value)
    ? undefined
    : {
        message: `The id "${value}" is not a name.`,
        remedy: `Write ${description}.`,
      };
}

/** Whether a tag may have an attribute, and whether its value is well written. */
export function attributeProblem(
  tag: string,
  name: string,
  value: string,
  context: ContentContext,
): ProblemText | undefined {
  const allowed = allowedAttributes.get(tag) ?? [];
  if (!allowed.includes(name))
    return {
      message: `The attribute ${name} of <${tag}> is not allowed.`,
      remedy:
        allowed.length > 0
          ? `Remove it; <${tag}> may have ${allowed.join(", ")}.`
          : `Remove it; <${tag}> has no attributes.`,
    };
  switch (name) {
    case "href":
      return hrefProblem(value, context);
    case "src":
      return textPictureProblem(unescapeHtml(value), context);
    case "alt":
      return altProblem(value);
    case "id":
      return idProblem(value);
    default:
      return undefined;
  }
}

/** Whether a picture has all that it needs. */
export function missingAttribute(
  names: readonly string[],
): ProblemText | undefined {
  if (!names.includes("src"))
    return {
      message: "The picture has no src.",
      remedy: 'Write its path below content/images as src="…".',
    };
  return names.includes("alt")
    ? undefined
    : {
        message: "The picture has no alt.",
        remedy: 'Say in alt="…" what it shows, for those who cannot see it.',
      };
}
