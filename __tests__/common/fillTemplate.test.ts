import { fillTemplate } from "../../src/common/fillTemplate";

describe("a text with names in braces", () => {
  it("gets the values, each as often as it is named", () => {
    expect(
      fillTemplate("{name} works in {sector}. {name}!", {
        name: "Nandini",
        sector: "consulting",
      }),
    ).toBe("Nandini works in consulting. Nandini!");
  });

  it("keeps a name without a value, so that the mistake is seen", () => {
    expect(fillTemplate("Write to {contct}", { contact: "us" })).toBe(
      "Write to {contct}",
    );
  });

  it("takes values literally", () => {
    expect(fillTemplate("{a}", { a: "$& {b}", b: "no" })).toBe("$& {b}");
  });
});
