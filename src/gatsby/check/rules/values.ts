import { hasPassed } from "../../../common/days";
import { field } from "../../../common/field";
import { hasFormat, textFormats } from "../../model/formats";
import { iconNames, iconPath } from "../../model/iconPath";
import type { ValueRule } from "../contentContext";
import { didYouMean, quote } from "../wording";
import { addressRule, urlRule } from "./address";
import { htmlRule } from "./html";
import { imageRuleRule, pictureRule } from "./pictures";
import { referenceRule } from "./reference";

/** Rejects days such as 31 April, which Date turns into 1 May. Notes the last day of something that has passed. */
const dateRule: ValueRule = (value, setting, { today }) => {
  // The pattern rejects other texts.
  if (!hasFormat(value, textFormats.date)) return undefined;
  if (!new Date(value).toISOString().startsWith(value))
    return {
      message: `The day ${quote(value)} does not exist.`,
      remedy: "Write a day of the calendar as year-month-day.",
    };
  return field(setting, "isLast") && hasPassed(value, today)
    ? {
        severity: "note",
        message: `${value} has passed: visitors no longer see this day or offer.`,
        remedy: "Write the next date, or remove the field.",
      }
    : undefined;
};

const iconRule: ValueRule = (value) =>
  iconPath(value) === undefined
    ? {
        message: `The icon ${quote(value)} does not exist or has transparent parts, which the site cannot draw.`,
        remedy: `Write the name of another icon of the Material icon set, such as RocketLaunch.${didYouMean(value, iconNames().filter(iconPath))}`,
      }
    : undefined;

/** Requires a name that Intl knows. Intl throws for a name that it cannot even read. */
const knownRule =
  (
    what: string,
    isKnown: (name: string) => unknown,
    remedy: string,
    names: readonly string[] = [],
  ): ValueRule =>
  (value) => {
    try {
      if (isKnown(value)) return undefined;
    } catch {
      // As unknown as any other.
    }
    return {
      message: `The ${what} ${quote(value)} is unknown.`,
      remedy: `${remedy}${didYouMean(value, names)}`,
    };
  };

const currencies = Intl.supportedValuesOf("currency");

const countryNames = new Intl.DisplayNames("en", {
  type: "region",
  fallback: "none",
});

const formatRules: Readonly<Record<string, ValueRule>> = {
  url: urlRule,
  timeZone: knownRule(
    "time zone",
    // Unlike Intl.supportedValuesOf, this accepts both names of a zone: Europe/Kyiv and Europe/Kiev.
    (timeZone) => new Intl.DateTimeFormat("en", { timeZone }),
    "Write a time zone of the IANA list, such as Europe/London.",
    Intl.supportedValuesOf("timeZone"),
  ),
  locale: knownRule(
    "locale",
    // Without its data, Intl would write numbers and days as in the locale of the machine that builds the site.
    (locale) => Intl.NumberFormat.supportedLocalesOf(locale).length > 0,
    "Write a language and a country as a BCP 47 tag, such as en-GB.",
  ),
  currency: knownRule(
    "currency",
    (code) => currencies.includes(code),
    "Write the three letters of a currency, a code of ISO 4217, such as EUR.",
    currencies,
  ),
  country: knownRule(
    "country",
    // UK is an alias of GB.
    (code) =>
      countryNames.of(code) && new Intl.Locale(`und-${code}`).region === code,
    "Write the two letters of a country, a code of ISO 3166-1, such as PT.",
  ),
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
  textFormat: (value, setting, context) =>
    formatRules[String(setting)]?.(value, setting, context),
};
