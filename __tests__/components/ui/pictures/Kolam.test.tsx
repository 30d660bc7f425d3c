import { Kolam } from "../../../../src/site/ui/pictures/Kolam";
import { renderWithTheme } from "../../../support/render";

const cells: [number, number][] = [
  [0, 0],
  [1, 0],
];

test.each([
  [undefined, 0],
  [1, 1],
  [0, 2],
])("with %s dots filled, %i are rings", (filled, rings) => {
  const { container } = renderWithTheme(
    <Kolam cells={cells} filled={filled} />,
  );
  expect(container.querySelectorAll("[data-open]")).toHaveLength(rings);
});
