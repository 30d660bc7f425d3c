import { allowedHtml } from "../model/allowedHtml";
import { textFormats } from "../model/formats";
import { urlRule } from "./addressRules";
import type { Fault } from "./fault";
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
