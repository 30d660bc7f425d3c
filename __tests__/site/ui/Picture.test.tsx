import { screen } from "@testing-library/react";
import { Picture } from "../../../src/site/ui/Picture";
import { renderWithTheme } from "../../support/render";

describe("a picture", () => {
  it("that is missing leaves a kolam in its place", () => {
    const { container } = renderWithTheme(
      <Picture picture={{ alt: "A mentor", file: null }} />,
    );
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(container.querySelector("svg")).toBeInTheDocument();
  });
});
