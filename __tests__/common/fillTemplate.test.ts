import { fillTemplate } from "../../src/common/fillTemplate";

describe("a template", () => {
  it("replaces every placeholder", () => {
    expect(
      fillTemplate("{name} works in {sector}. {name}!", {
        name: "Nandini",
        sector: "consulting",
      }),
    ).toBe("Nandini works in consulting. Nandini!");
  });

  it("keeps an unknown placeholder, so that the mistake shows", () => {
    expect(fillTemplate("Write to {contct}", { contact: "us" })).toBe(
      "Write to {contct}",
    );
  });

  it("takes values literally", () => {
    expect(fillTemplate("{a}", { a: "$& {b}", b: "no" })).toBe("$& {b}");
  });
});
