import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { labels } from "../../../src/site/labels";
import { NotificationRegion } from "../../../src/site/notifications/NotificationRegion";
import { notify } from "../../../src/site/notifications/notify";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#toasts */

const region = () => screen.getByRole("region", { name: labels.notifications });
const elsewhere = () => screen.getByRole("button", { name: "Elsewhere" });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Lets toasts come and leave: in steps, so that React renders in between. */
async function pass() {
  for (let step = 0; step < 6; step += 1)
    await act(() => jest.advanceTimersByTimeAsync(250));
}

/** Opens a toast and waits until the one before has left. */
async function show(open: (text: string) => void, text: string) {
  act(() => open(text));
  await pass();
  expect(region()).toHaveTextContent(RegExp(`^${text}$`));
  const toast = region().querySelector<HTMLElement>("[data-plane]");
  if (!toast) throw new Error("There is no toast.");
  return toast;
}

const expectNone = async () => {
  await pass();
  expect(region()).toBeEmptyDOMElement();
};

beforeEach(async () => {
  jest.useFakeTimers();
  renderWithTheme(
    <>
      <button type="button">Elsewhere</button>
      <NotificationRegion />
    </>,
  );
  // The code of toasts comes when the page is idle.
  await pass();
});

it("toasts appear in a live region that already exists, and take each other's place", async () => {
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute("aria-live", "polite");
  await show(notify.loading, "Sending");
  await show(notify.success, "Sent");
  await show(notify.success, "Sent");
  act(() => notify.loading("Sending"));
  await show(notify.error, "Failed");
});

it("a loading toast stays; success closes after 5 seconds, error after 8, and nothing is left", async () => {
  fireEvent.animationEnd(await show(notify.loading, "Sending"));
  for (const [open, duration] of [
    [notify.success, "5000ms"],
    [notify.error, "8000ms"],
  ] as const) {
    const toast = await show(open, "Answer");
    expect(toast).toHaveStyle({ animationDuration: duration });
    fireEvent.animationEnd(toast);
    await expectNone();
  }
});

it("a sideways swipe closes a toast", async () => {
  const target = await show(notify.success, "Sent");
  await user.pointer([
    { keys: "[TouchA>]", target, coords: { clientX: 0, clientY: 0 } },
    { keys: "[/TouchA]", target, coords: { clientX: 60, clientY: 9 } },
  ]);
  await expectNone();
});

it("a toast leaves the focus alone; Alt+T moves it there, and closing the toast returns it", async () => {
  elsewhere().focus();
  await user.keyboard("{Alt>}t{/Alt}");
  await show(notify.success, "First");
  await user.keyboard("{Control>}{Alt>}t{/Alt}{/Control}");
  expect(elsewhere()).toHaveFocus();
  await user.keyboard("{Alt>}t{/Alt}");
  expect(region()).toHaveFocus();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(elsewhere()).toHaveFocus();
});
