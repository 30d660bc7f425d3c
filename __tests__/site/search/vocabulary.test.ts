import { inWordsOf } from "../../../src/site/search/vocabulary";

const vocabulary = {
  words: [
    "funding",
    "founder",
    "entrepreneur",
    "cafe",
    "grants",
    "sourced",
    "for",
  ],
  topics: [],
};

test.each([
  ["a word of the site", "funding", "funding"],
  ["its beginning", "fund", "fund"],
  ["capitals and accents", "Café", "Café"],
  ["another form of it", "entrepreneurship", "entrepreneurship"],
  ["a letter too many", "fundding", "funding"],
  ["a letter too few", "fundng", "funding"],
  ["another letter", "fundimg", "funding"],
  ["two letters the other way round", "fundign", "funding"],
  ["its beginning with an error", "entrepremeu", "entrepreneur"],
  ["the inside of a word", "preneur", "entrepreneur"],
  ["one of several words", "grants for fuonder", "grants for founder"],
  ["a figure", "25Cr+ fundng", "25Cr+ funding"],
])("the search understands %s: %s", (_what, query, meant) => {
  expect(inWordsOf(vocabulary, query)).toBe(meant);
});

test.each(["zzqxv", "founding zzqxv", "xyz"])(
  "nothing of the site is meant by %s",
  (query) => {
    expect(inWordsOf(vocabulary, query)).toBeUndefined();
  },
);

test("what is two errors away is proposed, not searched for", () => {
  expect(inWordsOf(vocabulary, "fumdimg")).toBeUndefined();
  expect(inWordsOf(vocabulary, "fumdimg", 2)).toBe("funding");
});
