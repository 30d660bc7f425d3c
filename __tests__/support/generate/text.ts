import type { Random } from "./random";

const words = [
  "growth",
  "founders",
  "Ümlaut",
  "निधि",
  "résumé",
  "O'Brien",
  '"quoted"',
  "back\\slash",
  "R&D",
  "a < b",
  "5>4",
  "100%",
  "…",
  "–",
  "👩‍💼",
  "constructor",
  "null",
  "$x",
  "#1",
  "50/50",
  "x",
  "समृद्धि",
  "line\nbreak",
  "non\u00a0breaking",
];

/** A text of words that nobody expects, between a least and a greatest number of characters. */
export function generateText(
  random: Random,
  least: number,
  most: number,
): string {
  const length = random.between(least, Math.min(most, least + 60));
  let text = random.pick(words);
  while (text.length < length) text += ` ${random.pick(words)}`;
  if (text.length > most || [...text].length < least)
    return "text ".repeat(most).slice(0, Math.max(least, 1)).replace(/ $/, "x");
  return text;
}

const inline = (random: Random): string =>
  random.pick([
    "plain words",
    "<strong>strong</strong> words",
    'a <a href="https://example.com/page?a=1&amp;b=2">link</a>',
    'a <a href="/contact">way</a> in',
    'a <a href="mailto:a@example.com"><em>letter</em></a>',
    "one<br>two<br/>three",
    "R&amp;D &lt;3 &quot;x&quot; &nbsp; &#8377;",
    "naïve ‘quotes’ and 👩‍💼",
    "R&D & co",
  ]);

/** A block of the HTML that articles may contain. */
export function generateHtml(random: Random): string {
  const words = () => inline(random);
  return random.pick([
    `<p>${words()}</p>`,
    `<h2 id="part-two">${words()}</h2>`,
    `<h3>${words()}</h3>`,
    `<ul>\n  <li>${words()}</li>\n  <li>${words()}</li>\n</ul>`,
    `<ol><li>${words()}<ul><li>${words()}</li></ul></li></ol>`,
    `<blockquote><p>${words()}</p></blockquote>`,
    `<table><caption>${words()}</caption><thead><tr><th scope="col">${words()}</th></tr></thead><tbody><tr><td>${words()}</td></tr></tbody></table>`,
    `<dl><dt>${words()}</dt><dd>${words()}</dd></dl>`,
  ]);
}
