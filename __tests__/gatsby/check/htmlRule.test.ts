import { testBrokenContent } from "../../support/broken/testBrokenContent";

/** Faults in the HTML of an article: the fault, the HTML, what is told, and the remedy. */
const faults = [
  [
    "article without a paragraph",
    "First paragraph.",
    '"First paragraph." stands outside a paragraph',
    "Write <p>…</p>",
  ],
  [
    "attribute without quotes",
    "<p><a href=/contact>Write</a></p>",
    "The tag <a href=/contact> is malformed",
    "in double quotes",
  ],
  [
    "bold words outside a paragraph",
    "<strong>First paragraph.</strong>",
    "<strong> stands outside a paragraph",
    "Write <p>…</p>",
  ],
  [
    "comment in html",
    "<p>Hello</p><!-- hidden -->",
    "The HTML holds a comment",
    "Remove it",
  ],
  [
    "event handler in html",
    '<p onclick="alert(1)">Hello</p>',
    "The attribute onclick of <p> is not allowed",
    "<p> has no attributes",
  ],
  [
    "frame in html",
    '<iframe src="https://example.com"></iframe>',
    "The tag <iframe> is not allowed",
    "Remove it",
  ],
  [
    "insecure address in html",
    '<p><a href="http://example.com">Hello</a></p>',
    "is not secure",
    "Write https:",
  ],
  [
    "list entry outside a list",
    "<li>Hello</li>",
    "<li> stands outside <ul> or <ol>",
    "Put it into <ul>",
  ],
  [
    "list inside a paragraph",
    "<p>Hello<ul><li>you</li></ul></p>",
    "<ul> stands inside <p>",
    "Close </p> before it",
  ],
  [
    "main heading in html",
    "<h1>Growth</h1>",
    "The tag <h1> is not allowed",
    "<h2>",
  ],
  [
    "paragraph not closed",
    "<p>Hello",
    "<p> is not closed",
    "Write </p> where it ends",
  ],
  [
    "handler of a picture in html",
    '<figure><img src="spare/spare.jpg" alt="Two women" onerror="alert(1)" /></figure>',
    "The attribute onerror of <img> is not allowed",
    "<img> may have src, alt",
  ],
  [
    "picture in a paragraph",
    '<p><img src="spare/spare.jpg" alt="Two women" /></p>',
    "<img> stands outside <figure>",
    "Put it into <figure>",
  ],
  [
    "picture without a text",
    '<figure><img src="spare/spare.jpg" /></figure>',
    "The picture has no alt",
    "what it shows",
  ],
  [
    "picture with an empty text",
    '<figure><img src="spare/spare.jpg" alt="" /></figure>',
    "The alternative text of the picture has 0 characters",
    "Say in 5 to 200 characters",
  ],
  [
    "picture that is not listed",
    '<figure><img src="spare/spre.jpg" alt="Two women" /></figure>',
    'There is no picture with the path "spare/spre.jpg"',
    'Did you mean "spare/spare.jpg"?',
  ],
  [
    "picture of another site",
    '<figure><img src="https://example.com/a.jpg" alt="Two women" /></figure>',
    'The picture "https://example.com/a.jpg" is not a file of content/images',
    "Put the picture into content/images",
  ],
  [
    "picture written out",
    '<figure><img src="data:image/png;base64,iVBORw0KGgo=" alt="Two women" /></figure>',
    "is not a file of content/images",
    "Put the picture into content/images",
  ],
  [
    "drawing in html",
    '<figure><img src="alliances/aarohi.svg" alt="Aarohi logo" /></figure>',
    "is a drawing; only logos can be one",
    "Use a JPEG, PNG or WebP picture",
  ],
  [
    "figure inside a quotation",
    '<blockquote><figure><img src="spare/spare.jpg" alt="Two women" /></figure></blockquote>',
    "<figure> stands inside <blockquote>",
    "Let it stand alone",
  ],
  [
    "figure with two pictures",
    '<figure><img src="spare/spare.jpg" alt="Two women" /><img src="spare/spare.jpg" alt="Two women" /></figure>',
    "<figure> is not one picture",
    "Write <figure><img",
  ],
  [
    "caption above the picture",
    '<figure><figcaption>At work.</figcaption><img src="spare/spare.jpg" alt="Two women" /></figure>',
    "<figure> is not one picture",
    "Write <figure><img",
  ],
  [
    "caption without words",
    '<figure><img src="spare/spare.jpg" alt="Two women" /><figcaption> </figcaption></figure>',
    "The caption of the picture is empty",
    "or remove <figcaption>",
  ],
  [
    "route in html that does not exist",
    '<p><a href="/contct">Write</a></p>',
    'The site has no page at "/contct"',
    'Did you mean "/contact"?',
  ],
  [
    "script address in html",
    '<p><a href="javascript:alert(1)">Hello</a></p>',
    '"javascript:alert(1)" is not an address',
    "Links begin with https:",
  ],
  [
    "script in html",
    "<p>Hello</p><script>alert(1)</script>",
    "The tag <script> is not allowed",
    "Use <p>",
  ],
  [
    "sign that begins no tag",
    "<p>5 < 6</p>",
    'A "<" that begins no tag',
    "Write &lt;",
  ],
  [
    "style in html",
    '<a href="/contact" style="color: red">Write</a>',
    "The attribute style of <a> is not allowed",
    "<a> may have href",
  ],
  ["tag closed twice", "<p>Hello</p></p>", "</p> closes nothing", "Remove it"],
  [
    "tag not closed",
    "<p>Hello <strong>you</p>",
    "</p> closes <strong>",
    "Write </strong> first",
  ],
  [
    "text directly in a list",
    "<ul>Hello<li>you</li></ul>",
    'The text "Hello" stands directly in <ul>',
    "Put it into <li>",
  ],
] as const;

testBrokenContent(
  faults.map(([fault, html, message, remedy]) => ({
    fault,
    file: "news/news-1.json",
    edit: { set: "article.content[0]", to: html },
    field: "article.content[0]",
    message,
    remedy,
  })),
);
