import { writtenPrice, type SiteLocale } from "../../../common/localFormats";
import typefaces from "../../../common/typefaces.json";
import type { Problem } from "../../content/problem";
import { signsOf } from "../../files/drawnSigns";
import { isBlank } from "../rules/text";
import { quote } from "../wording";
import { filesOf, type Rule } from "./validContent";

let fonts: readonly ReadonlySet<number>[] | undefined;

/** The signs of a text that one of the pages' fonts lacks. */
function lackingSigns(text: string): string[] {
  fonts ??= Object.values(typefaces).map(
    ({ file }) => new Set(signsOf(`static${file}`)),
  );
  return [...text.normalize("NFC")].filter((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return !isBlank(sign) && fonts?.some((font) => !font.has(point));
  });
}

/** Addresses, paths, and the tags of HTML: visitors do not read them. */
const unread =
  /^(?:\/|(?:https?|mailto|tel):).*|.+\.(?:jpe?g|png|webp|svg)$|<[^>]*>/gis;

/** Signs that visitors see in a font of their device: each once, at its first text. */
export const fontSigns: Rule = function* (content): Generator<Problem> {
  const seen = new Set<string>();
  const noted = (text: string) =>
    lackingSigns(text).filter((sign) => !seen.has(sign) && seen.add(sign));
  const remedy =
    "Write it in another way, or use fonts that have it (docs/decisions/fonts.md).";
  for (const { file, value } of filesOf<SiteLocale>(content, "SiteContent")) {
    const signs = noted(writtenPrice(1234.5, value, 5678.5));
    if (signs.length > 0)
      yield file.note(
        ["currency"],
        `The site's fonts lack ${signs.map(quote).join(", ")}, which is in every price.`,
        remedy,
      );
  }
  for (const file of content.files)
    for (const { path, text } of file.texts()) {
      // Browsers show titles of pages in a font of their own.
      const signs = path.includes("seo") ? [] : noted(text.replace(unread, ""));
      if (signs.length > 0)
        yield file.note(
          path,
          `The site's fonts lack ${signs.map(quote).join(", ")}.`,
          remedy,
        );
    }
};
