import { field } from "../../../common/field";
import { isDrawable, isIconName } from "../../model/iconPath";
import type { ValueRule } from "../contentContext";
import { didYouMean, quote } from "../wording";
import { addressRule, emailProblem, urlRule } from "./address";
import { htmlRule } from "./html";
import { imageRuleRule, pictureRule } from "./pictures";

/** There is no 31 April; whether a text is a date at all its pattern says. */
const dateRule: ValueRule = (value) => {
  const [year = 0, month = 0, day = 0] = value.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal || !/^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(value)
    ? undefined
    : {
        message: `There is no day ${quote(value)}.`,
        remedy: "Write a day of the calendar as year-month-day.",
      };
};

const iconRule: ValueRule = (value) => {
  if (isDrawable(value)) return undefined;
  const remedy =
    "Write the name of another icon of the Material icon set, such as RocketLaunch.";
  return isIconName(value)
    ? {
        message: `The icon ${quote(value)} has transparent parts, which the site cannot draw.`,
        remedy,
      }
    : { message: `There is no icon named ${quote(value)}.`, remedy };
};

const timeZoneRule: ValueRule = (value) => {
  try {
    // Knows older names too, such as Asia/Kolkata where the list has Asia/Calcutta.
    new Intl.DateTimeFormat("en", { timeZone: value });
    return undefined;
  } catch {
    return {
      message: `There is no time zone ${quote(value)}.`,
      remedy: `Write a time zone of the IANA list, such as Asia/Kolkata.${didYouMean(value, Intl.supportedValuesOf("timeZone"))}`,
    };
  }
};

const formatRules: Readonly<Record<string, ValueRule>> = {
  url: urlRule,
  email: emailProblem,
  timeZone: timeZoneRule,
};

const referenceRule: ValueRule = (value, setting, context) => {
  const type = String(field(setting, "type"));
  const by = String(field(setting, "by"));
  return context.hasEntry(type, by, value)
    ? undefined
    : {
        message: `There is no ${type.toLowerCase()} with the ${by} ${quote(value)}.`,
        remedy: `Write the ${by} of an entry of content/${context.catalogueFile(type)}, or add the entry there.${didYouMean(value, context.entryKeys(type, by))}`,
      };
};

/** The rules behind the model's own keywords. */
export const valueRules: Readonly<Record<string, ValueRule>> = {
  address: addressRule,
  html: htmlRule,
  picture: pictureRule,
  imageRule: imageRuleRule,
  date: dateRule,
  icon: iconRule,
  reference: referenceRule,
  textFormat: (value, setting, context, schema) =>
    formatRules[String(setting)]?.(value, setting, context, schema),
};
