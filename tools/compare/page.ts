/** What differs in a document, a picture or a list of the build. */
export interface Difference {
  /** about/index.html, about/390.png */
  readonly file: string;
  /** A sentence on how much differs, and where. */
  readonly summary: string;
  /** Changed lines, as Git shows them. */
  readonly lines?: string;
  /** WebP: before, after, and the pixels that differ. */
  readonly pictures?: readonly Buffer[];
}

/** The page that a file belongs to, such as /about, or the file itself. */
export const placeOf = (file: string): string =>
  /\.png$|(^|\/)index\.html$|^page-data\/.*page-data\.json$/.test(file)
    ? `/${file.replace(/^page-data\//, "").replace(/(^index)?\/?[^/]+$/, "")}`
    : file;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const longest = 200;

function linesBlock(file: string, lines: readonly string[]): string {
  const shown = lines.slice(0, longest).map((line) => {
    const tag = { "-": "del", "+": "ins" }[line[0] ?? ""];
    return tag ? `<${tag}>${escape(line)}</${tag}>` : escape(line);
  });
  if (lines.length > longest) shown.push(`… ${lines.length - longest} more`);
  return `<pre tabindex="0" role="region" aria-label="Lines of ${file}">${shown.join("\n")}</pre>`;
}

const figure = (file: string, picture: Buffer, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="${file}, ${caption.toLowerCase()}" src="data:image/webp;base64,${picture.toString("base64")}"></figure>`;

const block = ({ file, summary, lines, pictures = [] }: Difference) =>
  `<h3>${escape(file)}</h3><p>${escape(summary)}</p>${lines ? linesBlock(escape(file), lines.trimEnd().split("\n")) : ""}<div>${pictures.map((picture, index) => figure(escape(file), picture, ["Before", "After", "Difference"][index] ?? "")).join("")}</div>`;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; padding-inline: 1rem; max-width: 110rem }
h2 { border-top: 2px solid; padding-top: 1rem }
pre { overflow: auto; max-height: 24rem; padding: 1rem; border: 1px solid }
del, ins { display: inline-block; text-decoration: none; color: light-dark(#a40000, #ff9e9e) }
ins { color: light-dark(#00592b, #7fe0a8) }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid }`;

/**
 * The page that shows a comparison: a summary, then each place that differs. What is equal is folded.
 *
 * @param commit What the work tree is compared with.
 */
export function comparisonPage(
  commit: string,
  differences: readonly Difference[],
  equal: readonly string[],
): string {
  const places = [...new Set(differences.map(({ file }) => placeOf(file)))];
  const id = (place: string) => encodeURIComponent(place);
  const at = (place: string) =>
    differences.filter(({ file }) => placeOf(file) === place);
  const sentence = `${differences.length} differ, in ${places.length} places; ${equal.length} are equal.`;
  const title = `Compared with ${escape(commit)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>
<p>Documents and pictures: ${sentence}</p>
<ul>${places
    .map(
      (place) =>
        `<li><a href="#${id(place)}">${escape(place)}</a>: ${escape(
          at(place)
            .map(
              ({ file, summary }) =>
                `${file.replace(/^.*\//, "")} (${summary})`,
            )
            .join("; "),
        )}</li>`,
    )
    .join("")}</ul>
${places.map((place) => `<section id="${id(place)}" aria-label="${escape(place)}"><h2>${escape(place)}</h2>${at(place).map(block).join("")}</section>`).join("")}
<details><summary>${equal.length} are equal</summary><ul>${equal.map((file) => `<li>${escape(file)}</li>`).join("")}</ul></details></main></html>`;
}
