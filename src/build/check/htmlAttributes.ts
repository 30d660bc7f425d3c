import { allowedHtml } from "../model/articleHtml";
import { textFormats } from "../model/formats";
import { urlRule } from "./addressRules";
import type { Fault } from "./fault";
import type { RuleContext } from "./valueRule";

const allowedAttributes = new Map<string, readonly string[]>(
  Object.entries(allowedHtml.allowedAttributes),
);
const link = "Links begin with https:, mailto:, tel: or /.";

/**
 * Whether the attributes of a tag are allowed and well written.
 *
 * @param written What stands between the tag's name and ">".
 */
export function attributeFault(
  tag: string,
  written: string,
  context: RuleContext,
): Fault | undefined {
  const rest = written.replace(
    /\s+([a-z][a-z0-9-]*)="([^"<>]*)"/gi,
    (_match, name: string, value: string) => `\u0000${name}\u0001${value}`,
  );
  const [junk = "", ...attributes] = rest.split("\u0000");
  if (junk.trim() !== "" && junk.trim() !== "/") {
    return {
      message: `The tag <${tag}${written}> is malformed.`,
      remedy: 'Write attributes as href="https://…", in double quotes.',
    };
  }
  const allowed = allowedAttributes.get(tag) ?? [];
  for (const attribute of attributes) {
    const [name = "", value = ""] = attribute.split("\u0001");
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
      if (fault)
        return { message: fault.message, remedy: `${fault.remedy} ${link}` };
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
  }
  return undefined;
}
