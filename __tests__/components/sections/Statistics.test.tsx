import { Statistics } from "../../../src/site/sections/Statistics";
import { renderWithTheme } from "../../support/render";

/** Renders eight statistics and returns the dot matrix of the first. */
function matrixOf(number: string): Element | null {
  const cards = Array.from({ length: 8 }, (_, index) => ({
    key: `clients-${index}`,
    title: "Clients",
    description: "Whom we have worked with.",
    icon: "M0 0z",
    figure: { number: index === 0 ? number : "None" },
  }));
  const { container } = renderWithTheme(
    <Statistics look="mosaic" heading="Statistics" cards={cards} link={null} />,
  );
  return container.querySelector("svg[stroke-dasharray]");
}

/** The number of dots in rows of dashes; dots are 12 pixels apart. */
function dotsOf(matrix: Element | null): number {
  const path = matrix?.querySelector("path")?.getAttribute("d") ?? "";
  return [...path.matchAll(/h([\d.]+)/g)].reduce(
    (dots, [, width]) => dots + Math.floor(Number(width) / 12) + 1,
    0,
  );
}

it.each([
  ["635+", 635],
  ["25Cr+", 25],
  ["3.2X", 3],
  // The cell has no space for all.
  ["1,25,00,000", 0],
  ["Many", 0],
])("the matrix below the statistic %s has %i dots", (number, dots) => {
  expect(dotsOf(matrixOf(number))).toBe(dots);
});
