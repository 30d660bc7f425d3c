import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorView } from "../../../src/site/layout/ErrorView";
import { labels } from "../../../src/site/labels";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#faults */

test("loading the page again without a connection says so, and the view stays", async () => {
  window.fetch = jest.fn(() => Promise.reject(new TypeError("No network")));
  renderWithTheme(<ErrorView error={new Error("Broken")} path="/" />);
  const button = screen.getByRole("button", { name: labels.errorReload });
  await userEvent.click(button);
  expect(await screen.findByText(labels.errorOffline)).toBeVisible();
  expect(screen.getByText("No network")).toBeVisible();
  expect(button).toHaveFocus();
  expect(screen.queryByRole("status")).toBeNull();
});
