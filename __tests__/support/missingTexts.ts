const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of HTML in the content. */
function textOf(html: string): string {
  const element = document.createElement("div");
  element.innerHTML = html;
  return element.textContent;
}

/** The texts and figures of content with their places; pictures are left out. */
function textsOf(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string" || typeof value === "number")
    return [[place, squeeze(textOf(String(value)))]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== "gatsbyImageData")
    .flatMap(([name, each]) =>
      textsOf(each, place ? `${place}.${name}` : name),
    );
}

/** Text and attribute values of an element, such as names of pictures and addresses of links. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  const attributes = [...copy.querySelectorAll("*")].flatMap((each) =>
    [...each.attributes].map(({ value }) => value),
  );
  for (const each of copy.querySelectorAll("*")) each.append(" ");
  return squeeze([copy.textContent, ...attributes].join(" "));
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

/** Whether words contain a text: prices with grouped digits, templates with any values. */
function isSaid(text: string, words: string): boolean {
  const forms = /^\d+$/.test(text)
    ? [text, Number(text).toLocaleString("en-IN")]
    : [text];
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
  return textsOf(content)
    .filter(
      ([place, text]) =>
        !isSaid(text, words) && !elsewhere.some((each) => each.test(place)),
    )
    .map(([place, text]) => `${place}: ${text}`);
}
