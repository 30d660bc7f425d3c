import { search } from "../../../src/site/search/pagefind";

/** docs/product.md#search */

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
  search("cohort").catch(failed);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(mockLibrary.destroy).toHaveBeenCalledTimes(1);
  await expect(search("cohort")).resolves.toMatchObject({ total: 0 });
});

test("an excerpt marks the words alone, without the punctuation after them", async () => {
  const data = () =>
    Promise.resolve({
      url: "/cohort/",
      excerpt: "<mark>Funding.</mark> A &quot;<mark>fund&quot;</mark> of",
      meta: { title: "Cohort" },
    });
  mockLibrary.debouncedSearch.mockResolvedValue({ results: [{ data }] });
  await expect(search("fund")).resolves.toMatchObject({
    results: [
      {
        excerpt: "<mark>Funding</mark>. A &quot;<mark>fund&quot;</mark> of",
      },
    ],
  });
});
