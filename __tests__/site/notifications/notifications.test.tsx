import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import labels from "../../../content/shared/interface.json";
import { NotificationRegion } from "../../../src/site/notifications/NotificationRegion";
import { loadToaster, notify } from "../../../src/site/notifications/notify";
import { renderWithTheme } from "../../support/render";

const region = () => screen.getByRole("region", { name: labels.notifications });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Lets time pass in steps, so that React renders in between. */
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

afterEach(() => jest.useRealTimers());

it("appear in a live region that is there before, with one status for each", async () => {
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute("aria-live", "polite");
  await show(() => notify.success("Sent"));
  expect(within(region()).getByRole("status")).toHaveTextContent("Sent");
  expect(screen.getAllByText("Sent")).toHaveLength(1);
});

it("stay while loading, and change in place to an error that closes after 8 seconds", async () => {
  let toast: ReturnType<typeof notify.loading> | undefined;
  await show(() => (toast = notify.loading("Sending")));
  await pass(60_000);
  expect(screen.getByRole("status")).toHaveTextContent("Sending");
  await show(() => toast?.error("Failed"));
  expect(screen.queryByText("Sending")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("Failed");
  await pass(7000);
  expect(screen.getByRole("alert")).toBeVisible();
  await pass(1500);
  expect(region()).toBeEmptyDOMElement();
});

it("come back when they change after having been closed", async () => {
  let toast: ReturnType<typeof notify.loading> | undefined;
  await show(() => (toast = notify.loading("Sending")));
  await user.click(screen.getByRole("button", { name: labels.close }));
  await pass(1000);
  expect(region()).toBeEmptyDOMElement();
  await show(() => toast?.success("Sent"));
  expect(screen.getByText("Sent")).toBeVisible();
});

it("keep the remaining time while the pointer rests on them", async () => {
  await show(() => notify.success("Sent"));
  await pass(3000);
  await user.hover(screen.getByText("Sent"));
  await pass(60_000);
  await user.unhover(screen.getByText("Sent"));
  await pass(500);
  expect(screen.getByText("Sent")).toBeVisible();
  await pass(2500);
  expect(region()).toBeEmptyDOMElement();
});

it("keep the focus in the region while there are others, and return it with the last", async () => {
  screen.getByRole("button", { name: "Elsewhere" }).focus();
  await show(() => notify.success("First"));
  await show(() => notify.success("Second"));
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

it("are four at most, without repeated ids", async () => {
  for (const text of ["One", "Two", "Three", "Four", "Five"])
    await show(() => notify.success(text));
  await pass(500);
  expect(screen.queryByText("One")).toBeNull();
  expect(within(region()).getAllByRole("status")).toHaveLength(4);
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
