import { searchablePage } from "../../../src/gatsby/discovery/searchablePage";

const page = (
  content: string,
  attributes = 'id="main" data-pagefind-body=""',
) =>
  `<html lang="en-IN"><head></head><body><header>Menu</header><main ${attributes}>${content}</main><footer>©</footer></body></html>`;

const indexed = (content: string) =>
  /<main[^>]*>(.*)<\/main>/s.exec(
    searchablePage(page(content), { kind: "News" }) ?? "",
  )?.[1];

test("a page that is not in the search is not indexed", () => {
  expect(
    searchablePage(page("<p>Text</p>", 'id="main"'), { kind: "Pages" }),
  ).toBeUndefined();
});

test("the search knows a page's language, kind and date, and its content alone", () => {
  const html = searchablePage(page("<p>Text</p>"), {
    kind: 'News & "more"',
    date: "12 October 2026",
  });
  expect(html).toMatch(
    /^<html lang="en-IN"><body><main [^>]*><p>Text<.p><.main>/,
  );
  for (const attribute of [
    "data-pagefind-body",
    'data-kind="News &amp; &quot;more&quot;"',
    'data-date="12 October 2026"',
    'data-pagefind-filter="kind[data-kind]"',
    'data-pagefind-meta="kind[data-kind], date[data-date]"',
  ])
    expect(html).toContain(attribute);
});

test.each([
  [
    "<dl><dt>When</dt><dd>19 May</dd><dt>Where</dt><dd>Delhi</dd></dl>",
    "When 19 May Where Delhi",
  ],
  ["<p><b>Only 20 seats</b>One dot each.</p>", "Only 20 seats One dot each."],
  ["<a>Explore</a><a>Ask</a>", "Explore Ask"],
  ["<td>Provider</td><td>$5,000</td>", "Provider $5,000"],
  ["<p>Write to <a>hello@example.com</a>.</p>", "Write to hello@example.com."],
  ["<p>Last changed on <time>2 May</time>.</p>", "Last changed on 2 May."],
  ["<p>un<em>like</em>ly</p>", "unlikely"],
])("of %s the search reads “%s”", (content, text) => {
  const words = indexed(content)?.replace(/<[^>]*>/g, "") ?? "";
  expect(words.replace(/\s+/g, " ").trim()).toBe(text);
});

test("of tags only what the search asks for is left", () => {
  expect(
    indexed(
      '<!-- made --><h2 class="k-1" id="part" style="--a:b c">Part</h2><picture><img alt="Seen"/></picture><span class="visually-hidden k-2" hidden>Aside</span>',
    ),
  ).toBe(
    '<h2 id="part">Part</h2><span class="visually-hidden k-2">Aside</span>',
  );
});
