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

/** docs/product.md#folded-texts; jsdom folds nothing. */
describe("in a browser that searches folded texts, tabs", () => {
  const part = (name: string) =>
    screen.getByText(`All the ${name.toLowerCase()}`).closest("[id*=part]");
  const find = (name: string) => {
    act(() => {
      part(name)?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    });
  };
  beforeAll(() => Object.assign(document.body, { onbeforematch: null }));
  afterAll(() => Reflect.deleteProperty(document.body, "onbeforematch"));

  it("let it search the panels that are folded, and open the one with the match", () => {
    renderWithTheme(tabPanels);
    expect(part("News")).not.toHaveAttribute("hidden");
    expect(part("Events")).toHaveAttribute("hidden", "until-found");
    find("Events");
    expect(openTab()).toBe("Events");
    expect(part("Events")).not.toHaveAttribute("hidden");
    expect(part("News")).toHaveAttribute("hidden", "until-found");
    expect(window.location.hash).toBe("#events");
  });

  it("keep a fragment that names a place inside", () => {
    setHash("#place");
    renderWithTheme(tabPanels);
    find("Events");
    expect(openTab()).toBe("Events");
    expect(window.location.hash).toBe("#place");
  });
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
