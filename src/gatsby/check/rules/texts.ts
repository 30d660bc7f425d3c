import { hasFormat, textFormats } from "../../model/formats";
import { iconNames, iconPath } from "../../model/iconPath";
import type { ValueRule } from "../contentContext";
import { didYouMean, quote } from "../wording";
import { addressRule, urlRule } from "./address";
import { htmlRule } from "./html";
import { imageRuleRule, pictureRule } from "./pictures";
import { referenceRule } from "./reference";

/** Rejects days such as 31 April, which Date turns into 1 May. */
const dateRule: ValueRule = (value) => {
  // The pattern rejects other texts.
  if (!hasFormat(value, textFormats.date)) return undefined;
  return new Date(value).toISOString().startsWith(value)
    ? undefined
    : {
        message: `The day ${quote(value)} does not exist.`,
        remedy: "Write a day of the calendar as year-month-day.",
      };
};

const iconRule: ValueRule = (value) =>
  iconPath(value) === undefined
    ? {
        message: `The icon ${quote(value)} does not exist or has transparent parts, which the site cannot draw.`,
        remedy: `Write the name of another icon of the Material icon set, such as RocketLaunch.${didYouMean(value, iconNames().filter(iconPath))}`,
      }
    : undefined;

/** A tag, or an entity such as &amp;, but not the end of "R&D;". */
const markup = /<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]{2}[a-z\d]*);/i;

/** Checks a text that is no HTML. The setting is a list of the names in braces that it must contain. */
const textRule: ValueRule = (value, setting) => {
  const [found] = markup.exec(value) ?? [];
  if (found)
    return {
      message: `The text contains HTML, ${quote(found)}, which visitors would see unchanged.`,
      remedy: "Remove the tag, or write the sign in place of its name.",
    };
  const names: readonly unknown[] = Array.isArray(setting) ? setting : [];
  const known = names.map((name) => `{${String(name)}}`);
  const missing = known.find((name) => !value.includes(name));
  const unknown = value
    .match(/\{[^{}]*\}?/g)
    ?.find((name) => !known.includes(name));
  if (!missing && !unknown) return undefined;
  return {
    message: missing
      ? `The text lacks ${missing}, in whose place the page writes a value.`
      : `The text has ${unknown}, which visitors would see.`,
    remedy:
      known.length > 0
        ? `Write ${known.join(" and ")}, and no other braces.`
        : "Remove the braces.",
  };
};

/** The rules of texts, by keywords of the JSON Schemas (jsonSchema.ts). */
export const textRules: Readonly<Record<string, ValueRule>> = {
  placeholders: textRule,
  address: addressRule,
  html: htmlRule,
  picture: pictureRule,
  imageRule: imageRuleRule,
  date: dateRule,
  icon: iconRule,
  reference: referenceRule,
  textFormat: (value, setting, context) =>
    setting === "url" ? urlRule(value, setting, context) : undefined,
};
