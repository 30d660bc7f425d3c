import {
  addHeadingIds,
  headingId,
  headingsOf,
  minutesToRead,
  renderTree,
  textTree,
} from "../../../src/gatsby/html/textTree";

const rendered = (...blocks: string[]) => renderTree(textTree(blocks));

test.each([
  ["<p>Text<script>alert(1)</script></p>", "<p>Text</p>"],
  ['<p onclick="alert(1)" style="color:red">Text</p>', "<p>Text</p>"],
  ['<img src="x" onerror="alert(1)"><p>Text</p>', '<img src="x" /><p>Text</p>'],
  ['<a href="javascript:alert(1)">Text</a>', "<a>Text</a>"],
  ['<a href="//elsewhere.example.com">Text</a>', "<a>Text</a>"],
  ['<iframe src="https://elsewhere.example.com"></iframe>', ""],
  ["<svg><animate onbegin=alert(1)></svg>", ""],
  ["<xmp><script>alert(1)</script></xmp>", "&lt;script>alert(1)&lt;/script>"],
  ["<p>Text</p><style>p{display:none}</style>", "<p>Text</p>"],
  [
    '<figure><img src="data:text/html,x" alt="Text" onload="alert(1)"></figure>',
    '<figure><img alt="Text" /></figure>',
  ],
])("%s becomes %s", (written, kept) => {
  expect(rendered(written)).toBe(kept);
});

test("a link to another site opens in a new tab without an opener", () => {
  expect(
    rendered(
      '<a href="https://elsewhere.example.com/a" rel="opener" target="_self">Text</a>',
    ),
  ).toBe(
    '<a href="https://elsewhere.example.com/a" aria-describedby="opens-in-new-tab" rel="noopener noreferrer" target="_blank">Text</a>',
  );
});

test("each heading has a unique id, made from its words", () => {
  const tree = addHeadingIds(
    textTree([
      "<h2>What has changed</h2>",
      "<h3>What has changed</h3>",
      "<h2>Cash<br>and <em>more</em></h2>",
    ]),
  );
  expect(headingsOf(tree)).toEqual([
    { id: "part-what-has-changed", heading: "What has changed" },
    { id: "part-cash-and-more", heading: "Cash and more" },
  ]);
  expect(renderTree(tree)).toContain('<h3 id="part-what-has-changed-2">');
});

test.each([
  ["Idea-to-Launch Accelerator", "part-idea-to-launch-accelerator"],
  ["Café", "part-cafe"],
  ["व्यवसाय 2", "part-व्यवसाय-2"],
  ["…", "part"],
])("the heading “%s” has the id %s", (heading, id) => {
  expect(headingId(heading, new Set())).toBe(id);
});

test("a table can be scrolled by keyboard and is named by its caption", () => {
  expect(rendered('<table><caption>A <em>"plan"</em></caption></table>')).toBe(
    '<div class="scroll" tabindex="0" role="group" aria-label="A &quot;plan&quot;"><table><caption>A <em>"plan"</em></caption></table></div>',
  );
});

test.each([
  [10, 1],
  [1000, 5],
  [1600, 8],
])("%i words are read in %i min", (words, minutes) => {
  const text = `<p>${"word ".repeat(words)}</p>`;
  expect(minutesToRead(textTree([text]))).toBe(minutes);
});
