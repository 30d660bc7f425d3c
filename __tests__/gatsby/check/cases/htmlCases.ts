import { setCases } from "./editCases";

const figure = (attributes: string) => `<figure><img ${attributes} /></figure>`;

/** The HTML of an article, part of the message, part of the remedy. */
const rows: readonly (readonly [string, string, string])[] = [
  ["First paragraph.", '"First paragraph." is outside a block', "into <p>"],
  ["<p><a href=/about>A</a></p>", "href of <a> has no double quotes", "as"],
  [
    "<strong>First.</strong>",
    "<strong> cannot stand between",
    "words into <p>",
  ],
  ['<p onclick="alert(1)">Hello</p>', "onclick of <p> is not", "no attributes"],
  ['<iframe src="/about"></iframe>', "<iframe> is not allowed", "Use only <p>"],
  ['<p><a href="http://a.com">A</a></p>', "is not an address", "with https:"],
  ["<p>A<ul><li>B</li></ul></p>", "<ul> cannot stand in <p>", "into <ul>"],
  ["<h1>Growth</h1>", "The element <h1> is not allowed", "<h2>"],
  ["<p>Hello", "The element <p> is not closed", "Close each tag once"],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" onerror="alert(1)" /></figure>',
    "The attribute onerror of <img> is not allowed",
    "<img> may have src, alt",
  ],
  [
    '<p><img src="spare/spare.jpg" alt="Two women" /></p>',
    "The element <img> cannot stand in <p>",
    "a figure between two blocks",
  ],
  [
    '<figure><img src="spare/spare.jpg" /></figure>',
    "The element <img> has no attribute alt",
    'alt="description"',
  ],
  [
    '<figure><img src="spare/spare.jpg" alt="" /></figure>',
    "The alternative text of the picture has 0 characters",
    "in 5 to 200 characters",
  ],
  [
    '<figure><img src="spare/spre.jpg" alt="Two women" /></figure>',
    'No picture has the path "spare/spre.jpg"',
    'Did you mean "spare/spare.jpg"?',
  ],
  [
    '<figure><img src="alliances/aarohi.svg" alt="Aarohi logo" /></figure>',
    'No picture has the path "alliances/aarohi.svg"',
    "Write a path of content/images/pictures.json",
  ],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" /><img src="spare/spare.jpg" alt="Two women" /></figure>',
    "A <figure> has one <img>",
    "Write <figure><img",
  ],
  [
    '<figure><figcaption>At work.</figcaption><img src="spare/spare.jpg" alt="Two women" /></figure>',
    "A <figure> has one <img>, and after it",
    "Write <figure><img",
  ],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" /><figcaption> </figcaption></figure>',
    "The element <figcaption> is empty",
    "or remove <figcaption></figcaption>",
  ],
  [
    "<figure><figcaption>A</figcaption></figure>",
    "has one <img>",
    "<figure><img",
  ],
  ['<p><a href="/abut">A</a></p>', 'no page at "/abut"', 'mean "/about"?'],
  ['<p><a href="javascript:">A</a></p>', "is not an address", "with https:"],
  ["<p>A</p><script>a()</script>", "<script> is not allowed", "Use only <p>"],
  ["<p>5 < 6</p>", "Invalid first character in tag name", "Write &lt;"],
  ['<p><a href="/" style="">A</a></p>', "style of <a> is not", "have href"],
  ["<p>Hello</p></p>", "The tag </p> closes no element", "Close each tag once"],
  ["<p>Hello <strong>you</p>", "<strong> is not closed", "the inner tag first"],
  ["<ul>Hello<li>you</li></ul>", '"Hello" is outside a block', "into <li>"],
  ["<table><tr><td>A</td></tr></table>", "<tr> cannot stand in", "<thead><tr>"],
  [
    "<table><tbody><tr><td>One</td></tr></tbody>Two</table>",
    'Browsers move the text "Two" out of its place',
    "Write a table as",
  ],
  [
    '<p><a href="/contact">Write <a href="/about">to us</a></a></p>',
    "The element <a> cannot stand in <a>",
    "Put words into <p>",
  ],
  ["<p>Hello <!-- you --></p>", "has a comment", "Remove <!-- … -->"],
  [
    "<table><tbody><tr><td>1</td></tr></tbody><table><tbody><tr><td>2</td></tr></tbody></table></table>",
    "The element <table> cannot stand in <table>",
    "Put words into <p>",
  ],
  ["<p>Hello <![CDATA[you]]></p>", "CDATA", "Remove <!…>"],
  ["<p>Hello <?php echo 1 ?></p>", "php", "Remove <!…>"],
  ["<p>\u2800</p>", "The text is empty", "or remove this entry"],
  ["<h2>\u200b</h2>", "The element <h2> is empty", "Write its words"],
  ['<h2 id="main">Growth</h2>', 'The id "main" is not valid', "part-prices"],
  ["<p>A growth <5%</p>", 'not valid at "growth <5%</p>"', "Write &lt;"],
  ['<p><a href="/contact"></a>Hello</p>', "<a> is empty", "remove <a></a>"],
];

const notes: typeof rows = [
  [
    figure('alt="Logo" src="spare/spare.jpg"'),
    "The alternative text of the picture has 4 characters",
    "in 5 to 200 characters",
  ],
  [
    figure('src="spare/spare.jpg" alt="IMG_2041.jpg"'),
    "is the name of its file",
    "Write what the picture shows",
  ],
  ["<p>A **bold** word</p>", "has signs of Markdown", "<strong>"],
  [
    '<p><a href="#missing">Prices</a></p>',
    'no heading with the id "missing"',
    "Write the id of a heading",
  ],
];

const [file, place] = ["news/news-1.json", "article.content[0]"];

export const htmlCases = [
  ...setCases(file, place, rows),
  ...setCases(file, place, notes, "note"),
];
