import { setCases } from "./setCases";

/** The HTML of an article, what is reported of it, and the remedy. */
const rows: readonly (readonly [string, string, string])[] = [
  [
    "First paragraph.",
    'The text "First paragraph." is outside a block',
    "Put it into <p>",
  ],
  [
    "<p><a href=/contact>Write</a></p>",
    'Attribute "href" using unquoted value',
    "in double quotes",
  ],
  [
    "<strong>First paragraph.</strong>",
    "<strong> is outside a block",
    "Put it into <p>",
  ],
  ["<p>Hello</p><!-- hidden -->", "The HTML has a comment", "Remove it"],
  [
    '<p onclick="alert(1)">Hello</p>',
    "The attribute onclick of <p> is not allowed",
    "<p> may have no attributes",
  ],
  [
    '<iframe src="https://example.com"></iframe>',
    "The tag <iframe> is not allowed",
    "Remove it",
  ],
  [
    '<p><a href="http://example.com">Hello</a></p>',
    "is not secure",
    "Write https:",
  ],
  ["<li>Hello</li>", "<li> is outside a block", "Put it into <ul>"],
  [
    "<p>Hello<ul><li>you</li></ul></p>",
    "<ul> is inside <p>",
    "between two blocks",
  ],
  ["<h1>Growth</h1>", "The tag <h1> is not allowed", "<h2>"],
  ["<p>Hello", "Unclosed element '<p>'", "Close each tag once"],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" onerror="alert(1)" /></figure>',
    "The attribute onerror of <img> is not allowed",
    "<img> may have src, alt",
  ],
  [
    '<p><img src="spare/spare.jpg" alt="Two women" /></p>',
    "<img> is inside <p>",
    "Put it into <figure>",
  ],
  [
    '<figure><img src="spare/spare.jpg" /></figure>',
    "The picture has no alt",
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
    '<figure><img src="https://example.com/a.jpg" alt="Two women" /></figure>',
    'The picture "https://example.com/a.jpg" is not a file of content/images',
    "Move the picture into content/images",
  ],
  [
    '<figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="Two women" /></figure>',
    "is not a file of content/images",
    "Move the picture into content/images",
  ],
  [
    '<figure><img src="alliances/aarohi.svg" alt="Aarohi logo" /></figure>',
    "is a drawing; only logos can be one",
    "Use a JPEG, PNG or WebP picture",
  ],
  [
    '<blockquote><figure><img src="spare/spare.jpg" alt="Two women" /></figure></blockquote>',
    "<figure> is inside <blockquote>",
    "between two blocks",
  ],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" /><img src="spare/spare.jpg" alt="Two women" /></figure>',
    "<figure> has something else than a picture",
    "Write <figure><img",
  ],
  [
    '<figure><figcaption>At work.</figcaption><img src="spare/spare.jpg" alt="Two women" /></figure>',
    "<figure> has something else than a picture",
    "Write <figure><img",
  ],
  [
    '<figure><img src="spare/spare.jpg" alt="Two women" /><figcaption> </figcaption></figure>',
    "The caption of the picture is empty",
    "or remove <figcaption>",
  ],
  [
    '<p><a href="/contct">Write</a></p>',
    'The site has no page at "/contct"',
    'Did you mean "/contact"?',
  ],
  [
    '<p><a href="javascript:alert(1)">Hello</a></p>',
    '"javascript:alert(1)" is not an address',
    "full address",
  ],
  [
    "<p>Hello</p><script>alert(1)</script>",
    "The tag <script> is not allowed",
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
    'The text "Hello" is inside <ul>',
    "Put it into <li>",
  ],
];

export const htmlCases = setCases(
  "news/news-1.json",
  "article.content[0]",
  rows,
);
