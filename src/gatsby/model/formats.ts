import { contactPath } from "../../common/routes";

/** The format of a text, for the check and for editors. */
export interface TextFormat {
  /** A regular expression that needs no flags, so that JSON Schemas can hold it. */
  readonly pattern: string;
  /** Completes the messages "Write …" and "… is not …". */
  readonly description: string;
  readonly example: string;
}

const key = "[a-z0-9]+(-[a-z0-9]+)*";
const time = "([01]\\d|2[0-3]):[0-5]\\d";
const email =
  "[^\\s@<>,;:.]+(\\.[^\\s@<>,;:.]+)*@[^\\s@<>,;:.]+(\\.[^\\s@<>,;:.]+)+";
const url = `/([^/\\s]\\S*)?|https://[^\\s/"<>\\\\]+\\.[^\\s"<>\\\\]+|mailto:${email}(\\?\\S*)?|tel:\\+?\\d{3,15}`;

/** The formats of `@format(as:)`, and those that other directives and types of the model imply. */
export const textFormats = {
  email: {
    pattern: `^${email}$`,
    description: "an e-mail address",
    example: "hello@example.com",
  },
  phone: {
    pattern: "^\\+?[\\d(][\\d\\s()./\\u2010-\\u2013-]{3,20}\\d$",
    description: "a phone number, with its country code unless it is toll-free",
    example: "+44 20 7946 0000",
  },
  key: {
    pattern: `^${key}$`,
    description:
      "a name in lower-case letters and digits, words joined by hyphens",
    example: "women-mentored",
  },
  figure: {
    pattern: "^\\D{0,4}\\d[\\d.,: \\u00a0\\u202f]*\\D{0,6}$",
    description:
      "a figure of digits, with a currency or a short word before or after them",
    example: "275+",
  },
  time: {
    pattern: `^${time}$`,
    description: "a time of the day",
    example: "17:30",
  },
  times: {
    pattern: `^${time}–${time}$`,
    description: "two times of the day with a dash (–) between them",
    example: "10:00–17:30",
  },
  url: {
    pattern: `^(${url})$`,
    description:
      "an address that begins with https:, mailto: or tel:, or a file of the site",
    example: "https://www.example.com/page",
  },
  path: {
    pattern: `^(/${key})+$`,
    description: "an address of this site, without a slash at its end",
    example: "/services/exports",
  },
  address: {
    pattern: `^(${url}|${key})$`,
    description:
      "a route of the site, an address that begins with https:, mailto: or tel:, or the name of a link in content/site.json",
    example: contactPath,
  },
  date: {
    pattern: "^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
    description: "a date as year-month-day",
    example: "2026-09-14",
  },
  icon: {
    pattern: "^[A-Z0-9][A-Za-z0-9]*$",
    description: "the name of an icon of the Material icon set",
    example: "RocketLaunch",
  },
  picture: {
    // The excluded characters mean something else in an address.
    pattern: '^(?!/)[^\\\\%#?"<>]+\\.(jpe?g|png|webp|svg|JPE?G|PNG|WEBP|SVG)$',
    description:
      'the path of a JPEG, PNG, WebP or SVG file whose name has none of the signs % # ? " < >',
    example: "heroes/consulting.jpg",
  },
} satisfies Readonly<Record<string, TextFormat>>;

/** Whether a whole text has a format. */
export const hasFormat = (text: string, { pattern }: TextFormat): boolean =>
  new RegExp(pattern).test(text);

/** The required format of a text. Undefined for free text. */
export function formatOf(
  keywords: Readonly<Record<string, unknown>>,
): TextFormat | undefined {
  const name = ["address", "date", "icon", "picture"].find(
    (keyword) => keywords[keyword],
  );
  const formats: Readonly<Record<string, TextFormat>> = textFormats;
  return formats[name ?? String(keywords["textFormat"])];
}
