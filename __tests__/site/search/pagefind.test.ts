import { search } from "../../../src/site/search/pagefind";

/** docs/product.md#search */

const pageWith = (excerpt: string, meta = {}) => ({
  data: () =>
    Promise.resolve({
      url: "/cohort/",
      excerpt,
      meta: { title: "Cohort", ...meta },
    }),
});

const mockLibrary = {
  options: () => Promise.resolve(),
  filters: () => Promise.resolve(),
  debouncedSearch: jest.fn<Promise<{ results: object[] }>, []>(),
  search: () => Promise.resolve({ results: [] }),
  destroy: jest.fn(() => Promise.resolve()),
};
jest.mock("/pagefind/pagefind.js", () => mockLibrary, { virtual: true });
jest.mock("/pagefind/pagefind.js?again=1", () => mockLibrary, {
  virtual: true,
});

test("a search without an answer gives up after 10 s, and the next one starts anew", async () => {
  jest.useFakeTimers();
  mockLibrary.debouncedSearch
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue({ results: [] });
  const failed = jest.fn();
  search("cohort", 8).catch(failed);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(mockLibrary.destroy).toHaveBeenCalledTimes(1);
  await expect(search("cohort", 8)).resolves.toMatchObject({ total: 0 });
});

test("an excerpt marks the words alone, without the punctuation after them", async () => {
  mockLibrary.debouncedSearch.mockResolvedValue({
    results: [
      pageWith("<mark>Funding.</mark> A &quot;<mark>fund&quot;</mark> of"),
    ],
  });
  await expect(search("fund", 8)).resolves.toMatchObject({
    results: [
      {
        excerpt: "<mark>Funding</mark>. A &quot;<mark>fund&quot;</mark> of",
      },
    ],
  });
});

test.each([
  ["asdfgh", "grow <mark>as</mark> you go", {}, 0],
  ["xyz", "<mark>X.</mark> Follow us", {}, 0],
  ["fundng", "<mark>Funding</mark> for all", {}, 1],
  ["page", "the <mark>one-page</mark> plan", {}, 1],
  ["uber", "<mark>Über</mark> uns", {}, 1],
  ["fees", "what it costs", { keywords: "price, fee" }, 1],
  ["AI", "<mark>AI</mark> tools", {}, 1],
  ["arkq", "<mark>a</mark> page", {}, 0],
  ["5999", "no mark", { image: "/static/3bf5999/hall.jpg" }, 0],
  ["24,999", "<mark>24</mark> months", {}, 0],
  ["2500", "costs <mark>₹2,500</mark>", {}, 1],
  ["in 2026", "since <mark>2026</mark>", {}, 1],
])(
  "a page that has only a beginning of a typed word or number is not found: %s",
  async (query, excerpt, meta, total) => {
    mockLibrary.debouncedSearch.mockResolvedValue({
      results: [pageWith(excerpt, meta)],
    });
    await expect(search(query, 8)).resolves.toMatchObject({ total });
  },
);
