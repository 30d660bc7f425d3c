import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadToaster } from "../../../src/site/notifications/loadToaster";
import { NotificationRegion } from "../../../src/site/notifications/NotificationRegion";
import { notify } from "../../../src/site/notifications/notify";
import { toastStore } from "../../../src/site/notifications/toastStore";
import { renderWithTheme } from "../../support/renderWithTheme";

const region = () => screen.getByRole("region", { name: "Notifications" });

/** Lets time pass in steps, so that React draws in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250) {
    await act(() => jest.advanceTimersByTimeAsync(250));
  }
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Opens a toast and waits until it stands. */
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

afterEach(() => {
  act(() => toastStore.get().forEach(({ id }) => toastStore.remove(id)));
  jest.useRealTimers();
});

describe("toasts", () => {
  it("have a region and live regions before the first of them", () => {
    expect(region()).toBeEmptyDOMElement();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  it("turn from loading to success in place and are read out politely", async () => {
    let toast: ReturnType<typeof notify.loading> | undefined;
    await show(() => (toast = notify.loading("Sending")));
    expect(within(region()).getByText("Sending")).toBeVisible();

    act(() => toast?.success("Sent"));
    expect(within(region()).getByText("Sent")).toBeVisible();
    expect(within(region()).queryByText("Sending")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("Sent");
  });

  it("read errors out at once", async () => {
    await show(() => notify.error("Failed"));
    expect(screen.getByRole("alert")).toHaveTextContent("Failed");
  });

  it("leave after 5 seconds on success and 8 seconds on error", async () => {
    await show(() => notify.success("Sent"));
    await show(() => notify.error("Failed"));
    await pass(5250);
    expect(within(region()).queryByText("Sent")).not.toBeInTheDocument();
    expect(within(region()).getByText("Failed")).toBeVisible();
    await pass(3500);
    expect(region()).toBeEmptyDOMElement();
  });

  it("stay while loading", async () => {
    await show(() => notify.loading("Sending"));
    await pass(60_000);
    expect(within(region()).getByText("Sending")).toBeVisible();
  });

  it("keep the remaining time while the pointer rests on them", async () => {
    await show(() => notify.success("Sent"));
    await pass(3000);
    await user.hover(within(region()).getByText("Sent"));
    await pass(60_000);
    await user.unhover(within(region()).getByText("Sent"));
    await pass(500);
    expect(within(region()).getByText("Sent")).toBeVisible();
    await pass(2500);
    expect(region()).toBeEmptyDOMElement();
  });

  it("keep the remaining time while the region has the focus", async () => {
    await show(() => notify.success("Sent"));
    await user.keyboard("{Alt>}t{/Alt}");
    expect(region()).toHaveFocus();
    await pass(60_000);
    expect(within(region()).getByText("Sent")).toBeVisible();
    await user.tab({ shift: true });
    await pass(5500);
    expect(region()).toBeEmptyDOMElement();
  });

  it("return the focus when the last is closed with the keyboard", async () => {
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await show(() => notify.success("First"));
    await show(() => notify.success("Second"));
    await user.keyboard("{Alt>}t{/Alt}");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(region()).toHaveFocus();
    await pass(1000);
    await user.tab();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  });

  it("stack without repeated ids, the oldest giving way to the fifth", async () => {
    for (const text of ["One", "Two", "Three", "Four", "Five"]) {
      await show(() => notify.success(text));
    }
    await waitFor(() =>
      expect(within(region()).queryByText("One")).not.toBeInTheDocument(),
    );
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(within(region()).getAllByRole("button")).toHaveLength(4);
  });

  it("come back when they are resolved after having been closed", async () => {
    let toast: ReturnType<typeof notify.loading> | undefined;
    await show(() => (toast = notify.loading("Sending")));
    await user.click(within(region()).getByRole("button", { name: "Close" }));
    await pass(1000);
    expect(region()).toBeEmptyDOMElement();
    await show(() => toast?.error("Failed"));
    expect(within(region()).getByText("Failed")).toBeVisible();
  });
});
