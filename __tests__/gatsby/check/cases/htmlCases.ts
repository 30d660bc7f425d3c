import { noteCases, setCases } from "./editCases";

const source = 'src="spare/spare.jpg"';
const picture = `<img ${source} alt="Two women" />`;
const figure = (attributes: string) => `<figure><img ${attributes} /></figure>`;
const spare = (file: string) => figure(`src="spare/${file}" alt="Two women"`);
const caption = (text: string) => `<figcaption>${text}</figcaption>`;
const body = "<tbody><tr><td>1</td></tr></tbody>";
const table = `<table>${body}</table>`;
const link = '<a href="/document-1">B</a>';

/** The HTML of an article, part of the message, part of the remedy. */
const rows: readonly (readonly [string, string, string])[] = [
  ["First paragraph.", '"First paragraph." is outside a block', "into <p>"],
  [
    "<p><a href=/document-1>A</a></p>",
    'href=/document-1>" has an attribute that',
    "Write",
  ],
  ["<strong>A</strong>", "<strong> cannot stand between", "words into <p>"],
  ['<p onclick="alert(1)">Hello</p>', '"<p onclick=', 'Write "<p>"'],
  ['<iframe src="/"></iframe>', "<iframe> is not allowed", "Use only <p>"],
  [
    '<p><a href="http://a.com">A</a></p>',
    "begins with http:",
    "Write https: in",
  ],
  ["<p>A<ul><li>B</li></ul></p>", "<ul> cannot stand in <p>", "into <ul>"],
  ["<h1>Growth</h1>", "The element <h1> is not allowed", "<h2>"],
  ["<p>Hello", "The element <p> is not closed", "Close each tag once"],
  [
    spare('spare.jpg" onerror="a()'),
    "has an attribute that is not allowed",
    '<img src="…" alt="…">',
  ],
  [`<p>${picture}</p>`, "<img> cannot stand in <p>", "between two blocks"],
  [figure(source), "<img> has no attribute alt", 'alt="description"'],
  [figure(`${source} alt=""`), "has 0 characters", "in 5 to 200 characters"],
  [spare("spre.jpg"), 'path "spare/spre.jpg"', 'you mean "spare/spare.jpg"?'],
  [`<figure>${picture}${picture}</figure>`, "has one <img>", "<figure><img"],
  [`<figure>${caption("A")}${picture}</figure>`, "after it", "<figure><img"],
  [`<figure>${caption("A")}</figure>`, "A <figure> has one", "<figure><img"],
  [`<figure>${picture}${caption(" ")}</figure>`, "is empty", "or remove <fig"],
  [
    '<p><a href="/documnt-2">A</a></p>',
    'no page at "/documnt-2"',
    'mean "/document-2"?',
  ],
  ["<p>5 < 6</p>", "Invalid first character in tag name", "Write &lt;"],
  ["<p>Hello</p></p>", "The tag </p> closes no element", "Close each tag once"],
  ["<p>Hello <strong>you</p>", "<strong> is not closed", "the inner tag first"],
  ["<ul>Hello<li>you</li></ul>", '"Hello" is outside a block', "into <li>"],
  [
    "<table><tr><td>A</td></tr></table>",
    '"<tbody>" in the place of "<tr>"',
    "<thead><tr>",
  ],
  [`<table>${body}Two</table>`, 'read "Two" in the place of', "a table as"],
  [`<p><a href="/">A ${link}</a></p>`, "<a> cannot stand in <a>", "into <p>"],
  ["<p>Hello <!-- you --></p>", "has a comment", "Remove <!-- … -->"],
  [`<table>${body}${table}</table>`, "cannot stand in <table>", "into <p>"],
  ["<p>Hello <![CDATA[you]]></p>", "CDATA", "Remove <!…>"],
  ["<p>\u2800</p>", "The text is empty", "or remove this entry"],
  ["<h2>\u200b</h2>", "The element <h2> is empty", "Write its words"],
  ['<h2 id="main">Growth</h2>', 'The id "main" is not valid', "part-prices"],
  ["<p>A growth <5%</p>", 'not valid at "growth <5%</p>"', "Write &lt;"],
  ['<p><a href="/"></a>Hello</p>', "<a> is empty", "remove <a></a>"],
];

const notes: readonly (readonly [string, string, string])[] = [
  [
    figure(`alt="Logo" ${source}`),
    "has 4 characters",
    "in 5 to 200 characters",
  ],
];

const [file, place] = ["news/news-1.json", "article.content[0]"];

export const htmlCases = [
  ...setCases(file, place, rows),
  ...noteCases(
    file,
    notes.map(([html, ...expected]) => [{ [place]: html }, ...expected]),
  ),
];
