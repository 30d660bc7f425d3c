import { screen } from "@testing-library/react";
import { CallToAction } from "../../../src/site/sections/CallToAction";
import { Process } from "../../../src/site/sections/Process";
import { renderWithTheme } from "../../support/render";

/** docs/design.md#dots-and-lines */

// As a firm does that has no pattern.
jest.mock("../../../src/common/pattern", () => ({ pattern: undefined }));

test("without a pattern a last block has its buttons beside the words, and no room for a drawing", () => {
  const { container } = renderWithTheme(
    <CallToAction
      heading="Talk to us"
      text="Once."
      actions={[]}
      pattern={{ dots: 3, marked: null, caption: "Three steps" }}
    />,
  );
  expect(screen.getByRole("heading")).toHaveTextContent("Talk to us");
  expect(container.querySelector("[data-look=row]")).not.toBeNull();
  expect(container.querySelector("svg")).toBeNull();
});

test("without a pattern a process has its numbers and no line", () => {
  const steps = ["Ask", "Agree"].map((title) => ({ title, description: "" }));
  const { container } = renderWithTheme(
    <Process id="steps" heading="Steps" lead={null} steps={steps} />,
  );
  expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("2Agree");
  expect(container.querySelector("svg")).toBeNull();
});
