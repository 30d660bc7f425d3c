import type { ProblemText } from "../problem";
import { quote } from "../wording";

/** Where a tag may stand and what may stand in it. */
interface TagPlace {
  /** The only tags that it stands in. */
  readonly in?: readonly string[];
  /** All that stands in it, and no text. */
  readonly holds?: readonly string[];
  /** It holds words: no paragraph, list or table stands in it. */
  readonly isWords?: true;
  /** It stands in a block, such as a paragraph. */
  readonly isInline?: true;
}

const places = new Map<string, TagPlace>(
  Object.entries({
    p: { isWords: true },
    h2: { isWords: true },
    h3: { isWords: true },
    strong: { isWords: true, isInline: true },
    em: { isWords: true, isInline: true },
    a: { isWords: true, isInline: true },
    br: { isInline: true },
    ul: { holds: ["li"] },
    ol: { holds: ["li"] },
    li: { in: ["ul", "ol"] },
    table: { holds: ["caption", "thead", "tbody"] },
    caption: { in: ["table"], isWords: true },
    thead: { in: ["table"], holds: ["tr"] },
    tbody: { in: ["table"], holds: ["tr"] },
    tr: { in: ["thead", "tbody"], holds: ["th", "td"] },
    th: { in: ["tr"] },
    td: { in: ["tr"] },
    dl: { holds: ["dt", "dd"] },
    dt: { in: ["dl"], isWords: true },
    dd: { in: ["dl"] },
    figure: { holds: ["img", "figcaption"] },
    img: { in: ["figure"] },
    figcaption: { in: ["figure"], isWords: true },
  }),
);
const blocks = ["p", "h2", "h3", "ul", "ol", "blockquote", "table", "dl"];

const orOf = (tags: readonly string[], form: (tag: string) => string) =>
  tags.map(form).join(" or ");

const outsideBlock = (what: string): ProblemText => ({
  message: `${what} stands outside a paragraph: it would run into the next one.`,
  remedy: "Write <p>…</p> around the paragraph.",
});

/** Whether a tag may stand in the one that is open around it, if any. */
export function tagPlaceProblem(
  tag: string,
  parent: string | undefined,
): ProblemText | undefined {
  const place = places.get(tag);
  const around = places.get(parent ?? "");
  if (place?.in && !place.in.includes(parent ?? ""))
    return {
      message: `<${tag}> stands outside ${orOf(place.in, (name) => `<${name}>`)}.`,
      remedy: `Put it into ${orOf(place.in, (name) => `<${name}>…</${name}>`)}.`,
    };
  if (!parent) return place?.isInline ? outsideBlock(`<${tag}>`) : undefined;
  const message = `<${tag}> stands inside <${parent}>.`;
  if (tag === "figure")
    return {
      message,
      remedy: "Let it stand alone, between two blocks of the text.",
    };
  const isMisplaced =
    (around?.holds && !around.holds.includes(tag)) ||
    (around?.isWords && blocks.includes(tag));
  return isMisplaced
    ? { message, remedy: `Close </${parent}> before it.` }
    : undefined;
}

/** Whether text may stand directly in the tag. */
export function textPlaceProblem(
  text: string,
  parent: string | undefined,
): ProblemText | undefined {
  if (text.trim() === "") return undefined;
  const excerpt = quote(text.trim());
  if (!parent) return outsideBlock(excerpt);
  const { holds } = places.get(parent) ?? {};
  return (
    holds && {
      message: `The text ${excerpt} stands directly in <${parent}>.`,
      remedy: `Put it into ${orOf(holds, (name) => `<${name}>`)}.`,
    }
  );
}

/**
 * Whether a figure is one picture and its caption, if it has one.
 *
 * @param parts What stands in it: tags, and whether each holds any words.
 */
export function figureProblem(
  parts: readonly { tag: string; isEmpty: boolean }[],
): ProblemText | undefined {
  const tags = parts.map(({ tag }) => tag).join(" ");
  if (tags !== "img" && tags !== "img figcaption")
    return {
      message: "<figure> is not one picture, with or without a caption.",
      remedy:
        'Write <figure><img src="…" alt="…" /><figcaption>…</figcaption></figure>.',
    };
  return parts[1]?.isEmpty
    ? {
        message: "The caption of the picture is empty.",
        remedy: "Write the caption, or remove <figcaption></figcaption>.",
      }
    : undefined;
}
