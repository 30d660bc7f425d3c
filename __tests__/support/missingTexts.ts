import site from "../../content/site.json";
import { textsIn } from "../../src/gatsby/content/ContentFile";

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of an element without its scripts, with a space at the end of each element in it. */
export function spacedText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll("script, style")) each.remove();
  for (const each of copy.querySelectorAll("*")) each.append(" ");
  return squeeze(copy.textContent);
}

/** The text of HTML in the content. */
function textOf(html: string): string {
  const element = document.createElement("div");
  element.innerHTML = html;
  return spacedText(element);
}

/** Figures as texts, and no pictures and points of them. */
const withoutPictures = (name: string, value: unknown) =>
  name === "gatsbyImageData" || name === "focus"
    ? undefined
    : typeof value === "number"
      ? String(value)
      : value;

/** The text and the attribute values of an element. */
function wordsOf(element: Element): string {
  const attributes = [...element.querySelectorAll("*")].flatMap((each) =>
    [...each.attributes].map(({ value }) => value),
  );
  return squeeze([spacedText(element), ...attributes].join(" "));
}

/** Whether words contain parts in this order. */
function holdsInOrder(words: string, parts: readonly string[]): boolean {
  let end = 0;
  return parts.every((part) => {
    const start = words.indexOf(part, end);
    end = start + part.length;
    return start >= 0;
  });
}

/** Whether words contain a text. A price's sign is an element of its own; numbers may be grouped and have cents, placeholders any value. */
function isShown(text: string, words: string): boolean {
  const forms = [text, text.replace(/^\p{Sc}/u, "$& ")];
  if (/^\d+(\.\d+)?$/.test(text))
    for (const minimumFractionDigits of [0, 2])
      forms.push(
        squeeze(
          Number(text).toLocaleString(site.locale, { minimumFractionDigits }),
        ),
      );
  return forms.some((form) => holdsInOrder(words, form.split(/\{\w+\}/)));
}

/**
 * The texts and figures of content that an element does not show, with their places ("hero.title").
 *
 * @param elsewhere Places of texts that the element does not show.
 */
export function missingTexts(
  content: unknown,
  element: Element,
  elsewhere: readonly RegExp[] = [],
): string[] {
  const words = wordsOf(element);
  const data: unknown = JSON.parse(JSON.stringify(content, withoutPictures));
  return [...textsIn(data)]
    .map(({ path, text }) => ({ place: path.join("."), text: textOf(text) }))
    .filter(
      ({ place, text }) =>
        !isShown(text, words) && !elsewhere.some((each) => each.test(place)),
    )
    .map(({ place, text }) => `${place}: ${text}`);
}
