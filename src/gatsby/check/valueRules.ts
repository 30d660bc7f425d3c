import { textFormats, valueFormats, type TextFormat } from "../model/formats";
import { isDrawable, isIconName } from "../model/iconPath";
import { addressRule, urlRule } from "./addressRules";
import { didYouMean } from "./closest";
import { emailFault } from "./emailFault";
import type { Fault } from "./fault";
import type { ValueRule } from "./valueRule";
import { field } from "../../common/field";
import { htmlRule } from "./htmlRule";
import { imageRuleRule, pictureRule } from "./pictureRules";
import { quote } from "./quote";
import { textRule } from "./textRule";

function formatFault(value: string, format: TextFormat): Fault | undefined {
  return new RegExp(format.pattern).test(value)
    ? undefined
    : {
        message: `${quote(value)} is not ${format.description}.`,
        remedy: `Write ${format.description}, such as ${format.example}.`,
      };
}

/** Whether the day exists: there is no 31 April. */
function isCalendarDate(value: string): boolean {
  const [year, month, day] = value.split("-").map(Number);
  if (year === undefined || month === undefined || day === undefined)
    return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function timeZoneFault(value: string): Fault | undefined {
  const zones = Intl.supportedValuesOf("timeZone");
  try {
    // Knows older names too, such as Asia/Kolkata where the list has Asia/Calcutta.
    new Intl.DateTimeFormat("en", { timeZone: value });
    return undefined;
  } catch {
    return {
      message: `There is no time zone ${quote(value)}.`,
      remedy: `Write a time zone of the IANA list, such as Asia/Kolkata.${didYouMean(value, zones)}`,
    };
  }
}

/** The rules behind the schema's own keywords. */
export const valueRules: Readonly<Record<string, ValueRule>> = {
  text: textRule,
  address: addressRule,
  html: htmlRule,
  picture: pictureRule,
  imageRule: imageRuleRule,

  date: (value) =>
    formatFault(value, valueFormats.date) ??
    (isCalendarDate(value)
      ? undefined
      : {
          message: `There is no day ${quote(value)}.`,
          remedy: "Write a day of the calendar as year-month-day.",
        }),

  icon: (value) => {
    if (!isIconName(value))
      return {
        message: `There is no icon named ${quote(value)}.`,
        remedy:
          "Write the name of an icon of the Material icon set, such as RocketLaunch.",
      };
    return isDrawable(value)
      ? undefined
      : {
          message: `The icon ${quote(value)} has transparent parts, which the site cannot draw.`,
          remedy:
            "Choose another icon of the Material icon set, such as RocketLaunch.",
        };
  },

  textFormat: (value, setting, context) => {
    if (setting === "url") return urlRule(value, setting, context);
    if (setting === "email") return emailFault(value);
    const format = textFormats[String(setting)];
    if (!format) return undefined;
    return (
      formatFault(value, format) ??
      (setting === "timeZone" ? timeZoneFault(value) : undefined)
    );
  },

  reference: (value, setting, context) => {
    const [type, by] = [
      String(field(setting, "type")),
      String(field(setting, "by")),
    ];
    if (context.hasEntry(type, by, value)) return undefined;
    return {
      message: `There is no ${type.toLowerCase()} with the ${by} ${quote(value)}.`,
      remedy: `Write the ${by} of an entry of content/${context.catalogueFile(type)}, or add the entry there.${didYouMean(value, context.entryKeys(type, by))}`,
    };
  },
};
