import { formatFigure, parseFigure, rupees } from "../../src/common/figure";

const shares = (text: string, ...parts: number[]) => {
  const figure = parseFigure(text);
  return figure && parts.map((share) => formatFigure(figure, share));
};

describe("figures", () => {
  it.each([
    "275+",
    "25Cr+",
    "3.2X",
    "$8,500+",
    "5,000+",
    "50k+",
    "95%",
    "₹1,25,000",
    "5X",
  ])("end a count as %s", (text) => {
    expect(shares(text, 1)).toEqual([text]);
  });

  it("begin at zero in their own format", () => {
    expect(shares("25Cr+", 0)).toEqual(["0Cr+"]);
    expect(shares("3.2X", 0)).toEqual(["0.0X"]);
    expect(shares("$8,500+", 0)).toEqual(["$0+"]);
  });

  it("keep their decimals", () => {
    expect(shares("3.2X", 0.5)).toEqual(["1.6X"]);
  });

  it("have commas only in large numbers", () => {
    expect(shares("$8,500+", 0.1, 0.5)).toEqual(["$850+", "$4,250+"]);
    expect(shares("₹1,25,000", 0.1, 0.8)).toEqual(["₹12,500", "₹1,00,000"]);
  });

  it("without a number are not counted", () => {
    expect(parseFigure("one year free")).toBeNull();
  });
});

test.each([
  [999, "₹999"],
  [89000, "₹89,000"],
  [125000, "₹1,25,000"],
  [10000000, "₹1,00,00,000"],
])("%i rupees are %s, in Indian digit groups", (amount, text) => {
  expect(rupees(amount)).toBe(text);
});
