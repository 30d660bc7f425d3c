import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import labels from "../../../content/shared/interface.json";
import { NotificationRegion } from "../../../src/site/notifications/NotificationRegion";
import { loadToaster, notify } from "../../../src/site/notifications/notify";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#toasts */

const region = () => screen.getByLabelText(labels.notifications);
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Advances the time in steps, so that React renders in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250)
    await act(() => jest.advanceTimersByTimeAsync(250));
}

/** Opens a toast and waits until its entrance has ended. */
async function show(open: () => void): Promise<void> {
  act(open);
  await pass(500);
}

beforeEach(async () => {
  await loadToaster();
  jest.useFakeTimers();
  renderWithTheme(
    <>
      <button type="button">Elsewhere</button>
      <NotificationRegion />
    </>,
  );
});

it("toasts appear in a live region that already exists; at most the newest four show", async () => {
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute("aria-live", "polite");
  // No landmark while it is empty.
  expect(screen.queryByRole("region")).toBeNull();
  for (const text of ["One", "Two", "Three", "Four", "Five"])
    await show(() => notify.success(text));
  await pass(500);
  const toasts = within(region()).getAllByRole("status");
  const texts = toasts.map(({ textContent }) => textContent);
  expect(texts).toEqual(["Two", "Three", "Four", "Five"]);
});

it("equal messages share one toast, for the full time of the last one", async () => {
  await show(() => notify.success("Copied"));
  await pass(4000);
  await show(() => notify.success("Copied"));
  expect(screen.getByRole("region")).toHaveTextContent(/^Copied$/);
  await pass(4000);
  expect(region()).toHaveTextContent("Copied");
  await pass(1500);
  expect(region()).toBeEmptyDOMElement();
});

it("a second message that is sent at once has the toast of the first one", async () => {
  for (const [open, text] of [
    [notify.loading, "Sending"],
    [notify.success, "Sent"],
    [notify.loading, "Sending"],
    [notify.success, "Sent"],
  ] as const) {
    await show(() => open(text));
    expect(within(region()).getAllByRole("status")).toHaveLength(1);
    expect(region()).toHaveTextContent(text);
  }
  await pass(5500);
  expect(region()).toBeEmptyDOMElement();
});

it("a loading toast stays until an error takes its place; the error closes after 8 seconds", async () => {
  await show(() => notify.loading("Sending"));
  await pass(60_000);
  expect(screen.getByRole("status")).toHaveTextContent("Sending");
  const closeButton = screen.getByRole("button", { name: labels.close });
  await show(() => notify.error("Failed"));
  expect(screen.getByRole("alert")).toHaveTextContent("Failed");
  expect(screen.getByRole("button", { name: labels.close })).toBe(closeButton);
  await pass(7000);
  expect(screen.queryByText("Sending")).toBeNull();
  expect(screen.getByRole("alert")).toBeVisible();
  await pass(1500);
  expect(region()).toBeEmptyDOMElement();
});

it("a toast leaves the focus alone; closing one keeps it in the region, closing the last returns it", async () => {
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await show(() => notify.success("First"));
  await show(() => notify.error("Second"));
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  await user.keyboard("{Alt>}t{/Alt}");
  expect(region()).toHaveFocus();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(region()).toHaveFocus();
  await pass(1000);
  await user.tab();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});
