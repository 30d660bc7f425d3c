import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TabPanels } from "../../../../src/site/ui/disclosure/TabPanels";
import { renderWithTheme } from "../../../support/render";

/** docs/product.md#tabs */

const tabs = ["News", "Articles", "Events"].map((label) => ({
  value: label.toLowerCase(),
  label,
  panel: <p>All the {label.toLowerCase()}</p>,
}));
const tabPanels = <TabPanels label="Topics" tabs={tabs} />;

const tab = (name: string) => screen.getByRole("tab", { name });
const openTab = () => screen.getByRole("tab", { selected: true }).textContent;
const setHash = (hash: string) =>
  act(() => {
    window.history.replaceState(null, "", `/news-articles?from=mail${hash}`);
    window.dispatchEvent(new Event("hashchange"));
  });

beforeEach(() => setHash(""));

it("tabs wrap around with the arrow keys, and follow Home and End", async () => {
  renderWithTheme(tabPanels);
  await userEvent.tab();
  for (const [key, expected] of [
    ["ArrowRight", "Articles"],
    ["End", "Events"],
    ["ArrowRight", "News"],
    ["ArrowLeft", "Events"],
    ["Home", "News"],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(openTab()).toBe(expected);
    expect(screen.getByRole("tabpanel")).toHaveAccessibleName(expected);
  }
  expect(tab("News")).toHaveFocus();
});

describe("the open tab in the address", () => {
  it("is set without a history entry; the first tab has no hash", async () => {
    renderWithTheme(tabPanels);
    const entries = window.history.length;
    await userEvent.click(tab("Events"));
    expect(window.location.href).toMatch(/\/news-articles\?from=mail#events$/);
    await userEvent.click(tab("News"));
    expect(window.location.href).toMatch(/\/news-articles\?from=mail$/);
    expect(window.history.length).toBe(entries);
  });

  it("opens a tab; the hash of another element leaves it open", () => {
    setHash("#events");
    renderWithTheme(tabPanels);
    expect(openTab()).toBe("Events");
    setHash("#main");
    expect(openTab()).toBe("Events");
    setHash("#articles");
    expect(openTab()).toBe("Articles");
  });

  it.each(["", "#nowhere", "#%E0%A4%A"])("%p opens the first tab", (hash) => {
    setHash(hash);
    renderWithTheme(tabPanels);
    expect(openTab()).toBe("News");
  });
});
