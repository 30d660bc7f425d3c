import {
  retry,
  retryDelayMs,
  withRetries,
} from "../../../src/site/startup/retry";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failingOnce = () =>
  jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("page");

describe("a retry", () => {
  it("waits 1 s, 2 s, 4 s and never more than 30 s", () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it("ends with the first success", async () => {
    const attempt = failingOnce();
    const result = retry(attempt);
    await jest.advanceTimersByTimeAsync(999);
    expect(attempt).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2001);
    await expect(result).resolves.toBe("page");
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it("comes only after a failure", async () => {
    const attempt = failingOnce();
    const result = withRetries(attempt);
    expect(attempt).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(result).resolves.toBe("page");
    await expect(withRetries(attempt)).resolves.toBe("page");
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("gives up after the third with the last failure", async () => {
    let count = 0;
    const attempt = jest.fn(() => {
      count += 1;
      return Promise.reject(new Error(`failure ${count}`));
    });
    const result = retry(attempt);
    const ending = expect(result).rejects.toThrow("failure 3");
    await jest.advanceTimersByTimeAsync(7000);
    await ending;
    expect(attempt).toHaveBeenCalledTimes(3);
  });
});
