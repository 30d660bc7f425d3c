import type { Fault } from "./fault";

const flow = ["p", "h2", "h3", "ul", "ol", "blockquote", "table", "dl"];
/** Tags that stand directly in certain others only. */
const parents = new Map<string, readonly string[]>([
  ["li", ["ul", "ol"]],
  ["caption", ["table"]],
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tr", ["thead", "tbody"]],
  ["th", ["tr"]],
  ["td", ["tr"]],
  ["dt", ["dl"]],
  ["dd", ["dl"]],
  ["img", ["figure"]],
  ["figcaption", ["figure"]],
]);
/** Tags in which only these stand, and no text. */
const children = new Map<string, readonly string[]>([
  ["ul", ["li"]],
  ["ol", ["li"]],
  ["table", ["caption", "thead", "tbody"]],
  ["thead", ["tr"]],
  ["tbody", ["tr"]],
  ["tr", ["th", "td"]],
  ["dl", ["dt", "dd"]],
  ["figure", ["img", "figcaption"]],
]);
/** Tags that hold words, so that no paragraph, list or table stands in them. */
const phrasing = new Set([
  "p",
  "h2",
  "h3",
  "strong",
  "em",
  "a",
  "caption",
  "figcaption",
  "dt",
]);

/** Tags that stand in a block, such as a paragraph. */
const inline = new Set(["strong", "em", "a", "br"]);

const excerpt = (text: string): string => `"${text.trim().slice(0, 40)}"`;

const blockFault = (what: string): Fault => ({
  message: `${what} stands outside a paragraph: it would run into the next one.`,
  remedy: "Write <p>…</p> around the paragraph.",
});

/** Whether a tag may stand in the one that is open around it, if any. */
export function placeFault(
  tag: string,
  parent: string | undefined,
): Fault | undefined {
  const wanted = parents.get(tag);
  const inside = parent ? children.get(parent) : undefined;
  if (wanted && !wanted.includes(parent ?? "")) {
    return {
      message: `<${tag}> stands outside ${wanted.map((name) => `<${name}>`).join(" or ")}.`,
      remedy: `Put it into ${wanted.map((name) => `<${name}>…</${name}>`).join(" or ")}.`,
    };
  }
  if (!parent && inline.has(tag)) return blockFault(`<${tag}>`);
  if (tag === "figure" && parent) {
    return {
      message: `<figure> stands inside <${parent}>.`,
      remedy: "Let it stand alone, between two blocks of the text.",
    };
  }
  const isRefused =
    (inside && !inside.includes(tag)) ||
    (parent && phrasing.has(parent) && flow.includes(tag));
  return isRefused
    ? {
        message: `<${tag}> stands inside <${parent}>.`,
        remedy: `Close </${parent}> before it.`,
      }
    : undefined;
}

/**
 * Whether a figure is one picture and its caption, if it has one.
 *
 * @param parts What stands in it: tags, and whether each holds any words.
 */
export function figureFault(
  parts: readonly { tag: string; isEmpty: boolean }[],
): Fault | undefined {
  const tags = parts.map(({ tag }) => tag).join(" ");
  if (tags !== "img" && tags !== "img figcaption") {
    return {
      message: "<figure> is not one picture, with or without a caption.",
      remedy:
        'Write <figure><img src="…" alt="…" /><figcaption>…</figcaption></figure>.',
    };
  }
  return parts[1]?.isEmpty
    ? {
        message: "The caption of the picture is empty.",
        remedy: "Write the caption, or remove <figcaption></figcaption>.",
      }
    : undefined;
}

/** Whether text may stand directly in the tag. */
export function textFault(
  text: string,
  parent: string | undefined,
): Fault | undefined {
  if (!parent && text.trim() !== "") return blockFault(excerpt(text));
  const allowed = parent ? children.get(parent) : undefined;
  return allowed && text.trim() !== ""
    ? {
        message: `The text ${excerpt(text)} stands directly in <${parent}>.`,
        remedy: `Put it into ${allowed.map((name) => `<${name}>`).join(" or ")}.`,
      }
    : undefined;
}
