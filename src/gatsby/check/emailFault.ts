import { textFormats } from "../model/formats";
import type { Fault } from "./fault";
import { quote } from "./quote";

const form = new RegExp(textFormats["email"]?.pattern ?? "");

/** Whether a text is one e-mail address and nothing besides, such as "mailto:" or a comma. */
export function emailFault(value: string): Fault | undefined {
  if (/^mailto:/i.test(value)) {
    return {
      message: `${quote(value)} is not an e-mail address.`,
      remedy: `Write ${value.slice("mailto:".length)} alone, without "mailto:" before it.`,
    };
  }
  return form.test(value)
    ? undefined
    : {
        message: `${quote(value)} is not an e-mail address.`,
        remedy: `Write one e-mail address and nothing besides, such as ${textFormats["email"]?.example}.`,
      };
}
