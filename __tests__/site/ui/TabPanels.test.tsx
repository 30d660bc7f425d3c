import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TabPanels } from "../../../src/site/ui/TabPanels";
import { renderWithTheme } from "../../support/renderWithTheme";

const tabs = ["News", "Articles", "Events"].map((label) => ({
  value: label.toLowerCase(),
  label,
  panel: <p>All the {label.toLowerCase()}</p>,
}));

const tab = (name: string) => screen.getByRole("tab", { name });

describe("tabs", () => {
  beforeEach(() => {
    document.documentElement.classList.add("js");
    window.history.replaceState(null, "", "/news-articles");
    renderWithTheme(<TabPanels label="Topics" tabs={tabs} />);
  });

  it("show the panel of the chosen tab and keep the others in the HTML", async () => {
    await userEvent.click(tab("Events"));
    expect(tab("Events")).toHaveAttribute("aria-selected", "true");
    expect(screen.getByText("All the events")).toBeVisible();
    expect(screen.getByText("All the news")).not.toBeVisible();
  });

  it("are wired to their panels both ways", () => {
    const panel = screen.getByRole("tabpanel", { name: "News" });
    expect(tab("News")).toHaveAttribute("aria-controls", panel.id);
  });

  it("follow the arrow keys and wrap around at both ends", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(tab("Articles")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(tab("News")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowLeft}");
    expect(tab("Events")).toHaveAttribute("aria-selected", "true");
  });

  it("go to the ends with Home and End", async () => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    expect(tab("Events")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    expect(tab("News")).toHaveAttribute("aria-selected", "true");
  });
});
