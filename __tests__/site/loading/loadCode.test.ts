import { loadCode } from "../../../src/site/loading/loadCode";

/** docs/product.md#faults */

const gone = () => Promise.reject(new Error("Loading chunk 1 failed."));
let build = "";

beforeEach(() => {
  window.___webpackCompilationHash = "first";
  const json = () => ({ webpackCompilationHash: build });
  Object.assign(window, { fetch: () => Promise.resolve({ json }) });
});

test("a page whose code is gone is loaded again, once for each build that replaces its own", async () => {
  // jsdom only reports that a page would be loaded.
  const loads = jest.spyOn(console, "error").mockReturnValue();
  const failed = jest.fn<undefined, [Error]>();
  for (const [now, loaded, failures] of [
    ["first", 0, 1],
    ["second", 1, 1],
    ["second", 1, 2],
    ["third", 2, 2],
  ] as const) {
    build = now;
    loadCode(gone).catch(failed);
    await new Promise((done) => setTimeout(done));
    expect([loads.mock.calls.length, failed.mock.calls.length]).toEqual([
      loaded,
      failures,
    ]);
  }
});
