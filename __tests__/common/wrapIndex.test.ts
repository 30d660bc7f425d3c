import { wrapIndex } from "../../src/common/wrapIndex";

describe("the index of a row of 12", () => {
  it("goes on from the last entry to the first", () => {
    expect(wrapIndex(12, 12)).toBe(0);
    expect(wrapIndex(25, 12)).toBe(1);
  });

  it("goes back from the first entry to the last", () => {
    expect(wrapIndex(-1, 12)).toBe(11);
    expect(wrapIndex(-12, 12)).toBe(0);
  });

  it("stays as it is in between", () => {
    expect(wrapIndex(7, 12)).toBe(7);
  });
});
