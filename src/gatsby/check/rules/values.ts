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

/** The rules behind the model's own keywords. */
export const valueRules: Readonly<Record<string, ValueRule>> = {
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
