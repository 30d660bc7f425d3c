import { setCases } from "./setCases";

/** The HTML of an article, part of the message, part of the remedy. */
const rows: readonly (readonly [string, string, string])[] = [
  [
    "First paragraph.",
    'The text "First paragraph." is outside a block',
    "Put it into <p>",
  ],
  [
    "<p><a href=/contact>Write</a></p>",
    'Attribute "href" using unquoted value',
    "Write tags as",
  ],
  [
    "<strong>First paragraph.</strong>",
    "<strong> element is not permitted as content under <article>",
    "Put words into <p>",
  ],
  [
    '<p onclick="alert(1)">Hello</p>',
    "The attribute onclick of <p> is not allowed",
    "<p> may have no attributes",
  ],
  [
    '<iframe src="https://example.com"></iframe>',
    "Unknown element <iframe>",
    "Use only <p>",
  ],
  [
    '<p><a href="http://example.com">Hello</a></p>',
    "is not an address",
    "begins with https:",
  ],
  [
    "<p>Hello<ul><li>you</li></ul></p>",
    "<ul> element is not permitted as content under <p>",
    "entries into <ul>",
  ],
  ["<h1>Growth</h1>", "Unknown element <h1>", "<h2>"],
  ["<p>Hello", "Unclosed element '<p>'", "Close each tag once"],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" onerror="alert(1)" /></figure>',
    "The attribute onerror of <img> is not allowed",
    "<img> may have src, alt",
  ],
  [
    '<p><img src="spare/spare.jpg" alt="Two women" /></p>',
    "<img> element is not permitted as content under <p>",
    "a figure between two blocks",
  ],
  [
    '<figure><img src="spare/spare.jpg" /></figure>',
    '<img> is missing required "alt" attribute',
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
    "Element <img> can only appear once under <figure>",
    "Write <figure><img",
  ],
  [
    '<figure><figcaption>At work.</figcaption><img src="spare/spare.jpg" alt="Two women" /></figure>',
    "Element <img> must be used before <figcaption>",
    "Write <figure><img",
  ],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" /><figcaption> </figcaption></figure>',
    "must have text content",
    "or remove <figcaption>",
  ],
  [
    "<figure><figcaption>At work.</figcaption></figure>",
    "<figure> element must have <img> as content",
    "Write <figure><img",
  ],
  [
    '<p><a href="/contct">Write</a></p>',
    'The site has no page at "/contct"',
    'Did you mean "/contact"?',
  ],
  [
    '<p><a href="javascript:alert(1)">Hello</a></p>',
    '"javascript:alert(1)" is not an address',
    "begins with https:",
  ],
  [
    "<p>Hello</p><script>alert(1)</script>",
    "Unknown element <script>",
    "Use only <p>",
  ],
  ["<p>5 < 6</p>", 'Raw "<" must be encoded', "Write &lt;"],
  [
    '<p><a href="/contact" style="color: red">Write</a></p>',
    "The attribute style of <a> is not allowed",
    "<a> may have href",
  ],
  ["<p>Hello</p></p>", "Stray end tag '</p>'", "Close each tag once"],
  [
    "<p>Hello <strong>you</p>",
    "Unclosed element '<strong>'",
    "the inner tag first",
  ],
  [
    "<ul>Hello<li>you</li></ul>",
    'The text "Hello" is outside a block',
    "into <li>",
  ],
];

export const htmlCases = setCases(
  "news/news-1.json",
  "article.content[0]",
  rows,
);
