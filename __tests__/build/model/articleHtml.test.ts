import { articleHtml } from "../../../src/build/model/articleHtml";

test.each([
  ["<p>Text<script>alert(1)</script></p>", "<p>Text</p>"],
  ['<p onclick="alert(1)" style="color:red">Text</p>', "<p>Text</p>"],
  ['<img src="x" onerror="alert(1)"><p>Text</p>', "<p>Text</p>"],
  ['<a href="javascript:alert(1)">Text</a>', "<a>Text</a>"],
  ['<a href="//elsewhere.example.com">Text</a>', "<a>Text</a>"],
  ['<iframe src="https://elsewhere.example.com"></iframe>', ""],
  ["<svg><animate onbegin=alert(1)></svg>", ""],
  ["<xmp><img src=x onerror=alert(1)></xmp>", ""],
  ["<p>Text</p><style>p{display:none}</style>", "<p>Text</p>"],
])("of %s an article keeps %s", (written, kept) => {
  expect(articleHtml([written])).toBe(kept);
});

test("a link to another site opens in a new tab and tells it nothing, whatever it says itself", () => {
  expect(
    articleHtml([
      '<a href="https://elsewhere.example.com/a" rel="opener" target="_self">Text</a>',
    ]),
  ).toBe(
    '<a href="https://elsewhere.example.com/a" rel="noopener noreferrer" target="_blank">Text</a>',
  );
});
