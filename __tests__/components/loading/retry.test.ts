import { retryDelayMs, withRetries } from "../../../src/site/loading/retry";

/** docs/product.md#retries */

beforeEach(() => jest.useFakeTimers());

test("a retry waits 1 s, 2 s, 4 s and never more than 30 s", () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test("only a failure is retried, until the first success", async () => {
  const attempt = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("page");
  const result = withRetries(attempt);
  await jest.advanceTimersByTimeAsync(999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe("page");
  await jest.advanceTimersByTimeAsync(30_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});
