import { allowedHtml } from "../model/allowedHtml";
import { unescapeHtml } from "../model/escapeHtml";
import { textFormats } from "../model/formats";
import { urlRule } from "./addressRules";
import type { Fault } from "./fault";
import { textPictureFault } from "./pictureRules";
import type { RuleContext } from "./valueRule";

const allowedAttributes = new Map<string, readonly string[]>(
  Object.entries(allowedHtml.allowedAttributes),
);
const link = "Links begin with https:, mailto:, tel: or /.";

/** A tag as it is written that nobody can read. */
export const malformed = (written: string): Fault => ({
  message: `The tag ${written} is malformed.`,
  remedy: 'Write attributes as href="https://…", in double quotes.',
});

/** As long as the catalogue of pictures asks for. */
const altLength = { min: 5, max: 200 };

/** Whether words tell those who cannot see a picture what it shows. */
function altFault(alt: string): Fault | undefined {
  const { length } = alt.trim();
  return length < altLength.min || length > altLength.max
    ? {
        message: `The alternative text of the picture has ${length} characters.`,
        remedy: `Say in ${altLength.min} to ${altLength.max} characters what the picture shows, for those who cannot see it.`,
      }
    : undefined;
}

/** Whether a picture has all that it needs. */
export function pictureTagFault(names: readonly string[]): Fault | undefined {
  const missing = ["src", "alt"].find((name) => !names.includes(name));
  return missing
    ? {
        message: `The picture has no ${missing}.`,
        remedy:
          missing === "alt"
            ? 'Say in alt="…" what it shows, for those who cannot see it.'
            : 'Write its path below content/images as src="…".',
      }
    : undefined;
}

/** Whether a tag may have an attribute, and whether its value is well written. */
export function attributeFault(
  tag: string,
  name: string,
  value: string,
  context: RuleContext,
): Fault | undefined {
  const allowed = allowedAttributes.get(tag) ?? [];
  if (!allowed.includes(name)) {
    return {
      message: `The attribute ${name} of <${tag}> is not allowed.`,
      remedy:
        allowed.length > 0
          ? `Remove it; <${tag}> may have ${allowed.join(", ")}.`
          : `Remove it; <${tag}> has no attributes.`,
    };
  }
  if (name === "href" && !/^#[\w-]+$/.test(value)) {
    const fault = urlRule(value.replace(/&amp;/g, "&"), undefined, context);
    return fault && { ...fault, remedy: `${fault.remedy} ${link}` };
  }
  if (name === "src") return textPictureFault(unescapeHtml(value), context);
  if (name === "alt") return altFault(unescapeHtml(value));
  if (
    name === "id" &&
    !new RegExp(textFormats["key"]?.pattern ?? "").test(value)
  ) {
    return {
      message: `The id "${value}" of <${tag}> is not a name.`,
      remedy: `Write ${textFormats["key"]?.description}.`,
    };
  }
  return undefined;
}
