import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { labels } from "../../../src/site/labels";
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

/** Opens a toast and waits until it has entered and the one that it replaces has left. */
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

it("toasts appear in a live region that already exists; at most the newest four show", async () => {
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute("aria-live", "polite");
  // No landmark while it is empty.
  expect(screen.queryByRole("region")).toBeNull();
  for (const text of ["One", "Two", "Three", "Four", "Five"])
    await show(() => notify.error(text));
  await pass(500);
  const toasts = within(region()).getAllByRole("alert");
  const texts = toasts.map(({ textContent }) => textContent);
  expect(texts).toEqual(["Two", "Three", "Four", "Five"]);
});

it("equal messages share one toast, for the full time of the last one", async () => {
  await show(() => notify.success("Copied"));
  await pass(2500);
  await show(() => notify.success("Copied"));
  expect(screen.getByRole("region")).toHaveTextContent(/^Copied$/);
  await pass(2500);
  expect(region()).toHaveTextContent("Copied");
  await pass(2500);
  expect(region()).toBeEmptyDOMElement();
});

it("each message has one toast, also when two are sent in the same second", async () => {
  for (const [open, text] of [
    [notify.loading, "Sending"],
    [notify.success, "Sent"],
    [notify.loading, "Sending"],
    [notify.success, "Sent"],
  ] as const) {
    await show(() => open(text));
    expect(region()).toHaveTextContent(RegExp(`^${text}$`));
  }
  act(() => {
    notify.loading("Sending");
    notify.error("Failed");
    notify.loading("Sending");
    notify.success("Sent");
  });
  await pass(2000);
  expect(region()).toHaveTextContent(/^Sent$/);
  await pass(5500);
  expect(region()).toBeEmptyDOMElement();
});

it("a loading toast stays until an error takes its place; the error closes after 8 seconds", async () => {
  await show(() => notify.loading("Sending"));
  await pass(60_000);
  expect(screen.getByRole("status")).toHaveTextContent("Sending");
  await show(() => notify.error("Failed"));
  expect(screen.queryByText("Sending")).toBeNull();
  await pass(5000);
  expect(screen.getByRole("alert")).toHaveTextContent("Failed");
  await pass(3500);
  expect(region()).toBeEmptyDOMElement();
});

it("a toast stays while it is hovered or has the focus", async () => {
  await show(() => notify.success("Sent"));
  fireEvent.mouseEnter(screen.getByText("Sent"));
  await pass(60_000);
  fireEvent.mouseLeave(screen.getByText("Sent"));
  screen.getByRole("button", { name: labels.close }).focus();
  await pass(60_000);
  expect(region()).toHaveTextContent("Sent");
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await pass(6000);
  expect(region()).toBeEmptyDOMElement();
});

it("toasts are in the dialog that is open, which makes all else inert, and then back", async () => {
  await show(() => notify.success("Sent"));
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  await pass(250);
  expect(dialog).toContainElement(screen.getByRole("region"));
  dialog.open = false;
  await pass(250);
  dialog.remove();
  expect(screen.getByRole("region")).toHaveTextContent("Sent");
});

it("Alt+T does nothing without a toast, or with another modifier key", async () => {
  const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
  elsewhere.focus();
  await user.keyboard("{Alt>}t{/Alt}");
  expect(elsewhere).toHaveFocus();
  await show(() => notify.success("Sent"));
  for (const modifier of ["Shift", "Control", "Meta"]) {
    await user.keyboard(`{${modifier}>}{Alt>}t{/Alt}{/${modifier}}`);
    expect(elsewhere).toHaveFocus();
  }
});

it("Alt+T in a field moves the focus, but interrupts nothing that it types there", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await show(() => notify.success("Sent"));
  const pressed = { code: "KeyT", altKey: true };
  for (const typed of [{ key: "†" }, { key: "t", isComposing: true }]) {
    expect(fireEvent.keyDown(field, { ...pressed, ...typed })).toBe(true);
    expect(field).toHaveFocus();
  }
  fireEvent.keyDown(field, { ...pressed, key: "t" });
  expect(region()).toHaveFocus();
  field.remove();
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
