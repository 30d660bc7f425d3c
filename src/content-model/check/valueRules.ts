import path from "node:path";
import sanitizeHtml from "sanitize-html";
import { allowedHtml } from "../articleHtml";
import { isIconName } from "../iconPath";
import { didYouMean } from "./closest";
import type { ContentContext } from "./contentContext";

/** What is wrong with a value and what to do about it. */
export interface Fault {
  readonly message: string;
  readonly remedy: string;
}

/** Checks a text against one keyword of the schema; undefined means that nothing is wrong. */
export type ValueRule = (
  value: string,
  setting: unknown,
  context: ContentContext,
  file: string,
) => Fault | undefined;

const formats: Readonly<
  Record<string, { pattern: RegExp; description: string }>
> = {
  email: {
    pattern: /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/,
    description: "an e-mail address such as hello@example.com",
  },
  phone: {
    pattern: /^\+\d[\d ]{6,18}\d$/,
    description: "a phone number with country code such as +91 00000 00000",
  },
  key: {
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    description:
      "lower-case letters and digits, words joined by hyphens, such as women-mentored",
  },
  figure: {
    pattern: /^[$₹]?\d[\d,]*(\.\d+)?(:\d+)?(Cr|k|X|%)?\+?$/,
    description: "a figure such as 275+, 25Cr+, 3.2X, 95% or $8,500+",
  },
  path: {
    pattern: /^(\/[a-z0-9._~-]+)+$/i,
    description: "a path of the site such as /article/news-old",
  },
  contentId: {
    pattern: /^(news|articles|blogs|features|events)-[a-z0-9]+(-[a-z0-9]+)*$/,
    description:
      "the kind and a number or words, such as news-1 or events-delhi-2027",
  },
};

function isCalendarDate(value: string): boolean {
  const [, year, month, day] = (
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  ).map(Number);
  if (year === undefined || month === undefined || day === undefined)
    return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function externalFault(value: string): Fault | undefined {
  if (/^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+\d{7,15})$/.test(value))
    return undefined;
  if (/^http:/i.test(value)) {
    return {
      message: `The address "${value}" is not secure.`,
      remedy: "Write https: in place of http:.",
    };
  }
  const isAddress =
    /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(value) &&
    URL.canParse(value) &&
    !value.includes('"');
  return isAddress
    ? undefined
    : {
        message: `"${value}" is not an address.`,
        remedy: "Write a full address such as https://www.example.com/page.",
      };
}

function internalFault(
  value: string,
  context: ContentContext,
): Fault | undefined {
  const [route = ""] = value.split(/[#?]/);
  if (context.internalPaths.has(route) || context.hasStaticFile(route))
    return undefined;
  return {
    message: `The site has no page at "${route}".`,
    remedy: `Write one of the site's routes, such as /contact.${didYouMean(route, context.internalPaths)}`,
  };
}

const pictureFormats: Readonly<Record<string, string>> = {
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".png": "png",
  ".webp": "webp",
  ".svg": "svg",
};

interface PictureSetting {
  minWidth: number;
  maxWidth: number;
}

function isPictureSetting(setting: unknown): setting is PictureSetting {
  return (
    typeof setting === "object" && setting !== null && "minWidth" in setting
  );
}

/** Whether the HTML comes through the sanitiser unchanged: nothing is removed, nothing is mended. */
function refusedHtml(value: string): string | undefined {
  const refused = new Set<string>();
  sanitizeHtml(value, {
    ...allowedHtml,
    exclusiveFilter: ({ tag }) => {
      if (!allowedHtml.allowedTags.includes(tag)) refused.add(`<${tag}>`);
      return false;
    },
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
  });
  if (refused.size > 0) return [...refused].join(", ");
  const normal = (html: string): string =>
    html.replace(/\s+/g, " ").replace(/ ?\/>/g, ">").trim();
  const kept = sanitizeHtml(value, {
    ...allowedHtml,
    parser: { decodeEntities: false },
  });
  return normal(kept) === normal(value)
    ? undefined
    : "an attribute, an address or an unclosed tag";
}

/** The rules behind the schema's own keywords. */
export const valueRules: Readonly<Record<string, ValueRule>> = {
  notBlank: (value) =>
    value.trim() === ""
      ? { message: "The text is empty.", remedy: "Write a text here." }
      : undefined,

  date: (value) =>
    isCalendarDate(value)
      ? undefined
      : {
          message: `"${value}" is not a date.`,
          remedy: "Write year-month-day, such as 2026-09-14.",
        },

  icon: (value) =>
    isIconName(value)
      ? undefined
      : {
          message: `There is no icon named "${value}".`,
          remedy:
            "Write the name of an icon of the Material icon set, such as RocketLaunch.",
        },

  textFormat: (value, setting, context) => {
    if (setting === "url") {
      return value.startsWith("/")
        ? internalFault(value, context)
        : externalFault(value);
    }
    const format = formats[String(setting)];
    return !format || format.pattern.test(value)
      ? undefined
      : {
          message: `"${value}" is not ${format.description.split(" such as")[0]}.`,
          remedy: `Write ${format.description}.`,
        };
  },

  reference: (value, setting, context) => {
    if (typeof setting !== "object" || setting === null) return undefined;
    if (!("type" in setting) || !("by" in setting)) return undefined;
    const [type, by] = [String(setting.type), String(setting.by)];
    if (context.hasEntry(type, by, value)) return undefined;
    return {
      message: `There is no ${type.toLowerCase()} with the ${by} "${value}".`,
      remedy: `Write the ${by} of an entry in the catalogue, or add the entry there.${didYouMean(value, context.entryKeys(type, by))}`,
    };
  },

  address: (value, _setting, context) => {
    if (value.startsWith("/") && !value.startsWith("//"))
      return internalFault(value, context);
    if (/[:/]/.test(value)) return externalFault(value);
    if (!context.outboundLinks || context.outboundLinks.has(value))
      return undefined;
    return {
      message: `There is no outbound link named "${value}".`,
      remedy: `Write a route such as /contact, or the name of a link in content/site.json.${didYouMean(value, context.outboundLinks)}`,
    };
  },

  html: (value) => {
    const refused = refusedHtml(value);
    return refused === undefined
      ? undefined
      : {
          message: `The HTML contains what is not allowed: ${refused}.`,
          remedy: `Use these tags only, each closed: ${allowedHtml.allowedTags.join(", ")}; links begin with https:, mailto:, tel: or /.`,
        };
  },

  picture: (value, setting, { pictures }, file) => {
    if (!isPictureSetting(setting)) return undefined;
    const place = path.posix.join(path.posix.dirname(file), value);
    if (!place.startsWith("images/") || value.startsWith("/")) {
      return {
        message: `The path "${value}" leads out of content/images.`,
        remedy: "Put the picture into content/images and write its path there.",
      };
    }
    const picture = pictures.get(place);
    if (!picture) {
      return {
        message: `There is no picture at content/${place}.`,
        remedy: `Put the file there or correct the path.${didYouMean(place, pictures.keys())}`,
      };
    }
    const expected = pictureFormats[path.posix.extname(place).toLowerCase()];
    if (!expected || picture.format !== expected) {
      return {
        message: `content/${place} is ${picture.format ? `a ${picture.format} file` : "not a picture"}, whatever its name says.`,
        remedy: "Use a JPEG, PNG, WebP or SVG file whose ending fits.",
      };
    }
    if (expected !== "svg" && picture.width < setting.minWidth) {
      return {
        message: `content/${place} is ${picture.width} pixels wide, too small to look sharp.`,
        remedy: `Use a picture at least ${setting.minWidth} pixels wide.`,
      };
    }
    if (expected !== "svg" && picture.width > setting.maxWidth) {
      return {
        message: `content/${place} is ${picture.width} pixels wide, larger than the site ever shows it.`,
        remedy: `Scale it down to at most ${setting.maxWidth} pixels.`,
      };
    }
    return undefined;
  },
};
