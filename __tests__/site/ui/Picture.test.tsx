import { Picture } from "../../../src/site/ui/Picture";
import { renderWithTheme } from "../../support/render";

test("a missing picture leaves a kolam in its place", () => {
  const { container } = renderWithTheme(
    <Picture picture={{ alt: "A mentor", file: null }} />,
  );
  expect(container.querySelector("img")).not.toBeInTheDocument();
  expect(container.querySelector("svg")).toBeInTheDocument();
});
