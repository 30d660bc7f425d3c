import { screen } from "@testing-library/react";
import { Picture } from "../../../src/site/ui/Picture";
import { renderWithTheme } from "../../support/render";

const image = {
  layout: "constrained" as const,
  width: 800,
  height: 400,
  images: { fallback: { src: "/p.jpg", srcSet: "/p.jpg 800w" }, sources: [] },
};

describe("a picture", () => {
  it("waits until it is near the window", () => {
    renderWithTheme(<Picture image={image} alt="A mentor" />);
    expect(screen.getByRole("img", { name: "A mentor" })).toHaveAttribute(
      "loading",
      "lazy",
    );
  });

  it("of the first view loads at once", () => {
    renderWithTheme(<Picture image={image} alt="A mentor" priority />);
    const picture = screen.getByRole("img", { name: "A mentor" });
    expect(picture).toHaveAttribute("loading", "eager");
    expect(picture).toHaveAttribute("fetchpriority", "high");
  });

  it("that is missing leaves a kolam in its place", () => {
    const { container } = renderWithTheme(
      <Picture image={null} alt="A mentor" />,
    );
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(container.querySelector("svg")).toBeInTheDocument();
  });
});
