import { Picture } from "../../../../src/site/ui/pictures/Picture";
import { renderWithTheme } from "../../../support/render";

test("a missing picture is replaced by a kolam", () => {
  const { container } = renderWithTheme(
    <Picture picture={{ alt: "A mentor", file: null }} />,
  );
  expect(container.querySelector("img")).not.toBeInTheDocument();
  expect(container.querySelector("svg")).toBeInTheDocument();
});
