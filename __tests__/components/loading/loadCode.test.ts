import { loadCode } from "../../../src/site/loading/loadCode";

/** docs/product.md#faults */

test("a page whose code is gone is loaded again, once", async () => {
  // jsdom only reports that a page would be loaded.
  const loads = jest.spyOn(console, "error").mockReturnValue();
  const gone = Object.assign(new Error("1"), { name: "ChunkLoadError" });
  const failed = jest.fn<undefined, [Error]>();
  for (const [loaded, failures] of [
    [1, 0],
    [1, 1],
  ]) {
    loadCode(() => Promise.reject(gone)).catch(failed);
    await new Promise((done) => setTimeout(done));
    expect([loads.mock.calls.length, failed.mock.calls.length]).toEqual([
      loaded,
      failures,
    ]);
  }
});
