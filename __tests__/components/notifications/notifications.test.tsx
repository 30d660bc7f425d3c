import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { labels } from "../../../src/site/labels";
import { NotificationRegion } from "../../../src/site/notifications/NotificationRegion";
import { loadToaster, notify } from "../../../src/site/notifications/notify";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#toasts */

const region = () => screen.getByRole("region", { name: labels.notifications });
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Advances the time in steps, so that React renders in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250)
    await act(() => jest.advanceTimersByTimeAsync(250));
}

/** Opens a toast and waits until the one before has left. */
async function show(open: () => void): Promise<void> {
  act(open);
  await pass(1500);
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

it("toasts appear in a live region that already exists, and take each other's place", async () => {
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute("aria-live", "polite");
  for (const [open, text] of [
    [notify.loading, "Sending"],
    [notify.success, "Sent"],
    [notify.success, "Sent"],
    [notify.loading, "Sending"],
    [notify.error, "Failed"],
  ] as const) {
    await show(() => open(text));
    expect(region()).toHaveTextContent(RegExp(`^${text}$`));
  }
  act(() => {
    notify.loading("Sending");
    notify.success("Sent");
  });
  await pass(2000);
  expect(region()).toHaveTextContent(/^Sent$/);
});

it("a loading toast stays; success closes after 5 seconds, error after 8, and nothing is left", async () => {
  await show(() => notify.loading("Sending"));
  await pass(60_000);
  expect(region()).toHaveTextContent("Sending");
  for (const [open, seconds] of [
    [notify.success, 5],
    [notify.error, 8],
  ] as const) {
    await show(() => open("Answer"));
    await pass(seconds * 1000 - 2000);
    expect(region()).toHaveTextContent("Answer");
    await pass(2000);
    expect(region()).toBeEmptyDOMElement();
  }
});

it("a toast stays while it is hovered or has the focus", async () => {
  await show(() => notify.success("Sent"));
  fireEvent.mouseEnter(screen.getByText("Sent"));
  await pass(60_000);
  fireEvent.mouseLeave(screen.getByText("Sent"));
  act(() => screen.getByRole("button", { name: labels.close }).focus());
  await pass(60_000);
  expect(region()).toHaveTextContent("Sent");
  act(() => elsewhere().focus());
  await pass(6000);
  expect(region()).toBeEmptyDOMElement();
});

it("a toast leaves the focus alone; Alt+T moves it there, and closing the toast returns it", async () => {
  elsewhere().focus();
  await user.keyboard("{Alt>}t{/Alt}");
  await show(() => notify.success("First"));
  await user.keyboard("{Control>}{Alt>}t{/Alt}{/Control}");
  expect(elsewhere()).toHaveFocus();
  await user.keyboard("{Alt>}t{/Alt}");
  expect(region()).toHaveFocus();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(elsewhere()).toHaveFocus();
});
