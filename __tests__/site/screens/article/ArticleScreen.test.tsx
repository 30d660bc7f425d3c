import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "../../../../src/site/notifications/notify";
import ArticleScreen from "../../../../src/site/screens/article/ArticleScreen";
import { renderScreenIn } from "../../../support/renderScreen";

jest.mock("../../../../src/site/notifications/notify", () => ({
  notify: { success: jest.fn(), error: jest.fn() },
}));

const relatedIds = ["features-2", "news-2", "events-1"];
const address = encodeURIComponent("https://www.example.com/article/news-1");

const renderArticle = () =>
  renderScreenIn(ArticleScreen, "ArticleScreen", {
    contentId: "news-1",
    relatedIds,
  });

describe("the article reader", () => {
  it("opens with the way back, category, title, subtitle, author, date and reading time", async () => {
    await renderArticle();
    expect(
      screen.getByRole("link", { name: "Back to Articles" }),
    ).toHaveAttribute("href", "/news-articles");
    const article = screen.getByRole("article", { name: /^Seed rounds/ });
    expect(within(article).getByText("Funding")).toBeInTheDocument();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(
      within(article).getAllByText("Arvind Menon").length,
    ).toBeGreaterThanOrEqual(1);
    expect(within(article).getByText("12 October 2026")).toHaveAttribute(
      "datetime",
      "2026-10-12",
    );
    expect(within(article).getByText("8 min read")).toBeInTheDocument();
  });

  it("has its title in the tab, without the brand", async () => {
    await renderArticle();
    await waitFor(() =>
      expect(document.title).toBe(
        screen.getByRole("heading", { level: 1 }).textContent,
      ),
    );
  });

  it("shows the text with headings, a quote, a list and a table, and its topics", async () => {
    await renderArticle();
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(
      3,
    );
    expect(document.querySelector("blockquote")).toHaveTextContent(
      /gross margin/,
    );
    expect(screen.getByRole("table")).toHaveAccessibleName();
    expect(
      within(screen.getByRole("group", { name: "Topics" })).getAllByRole(
        "listitem",
      ),
    ).toHaveLength(4);
  });

  it("says that the author has over 10 years of experience in the category's sector", async () => {
    await renderArticle();
    expect(
      within(
        screen.getByRole("complementary", { name: "Arvind Menon" }),
      ).getByText(/over 10 years of experience in the startup funding sector/),
    ).toBeInTheDocument();
  });

  it("shares on three networks in a new tab", async () => {
    await renderArticle();
    const share = within(screen.getByRole("group", { name: "Share" }));
    const links = share.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      expect.stringContaining(
        `https://x.com/intent/post?url=${address}&text=Seed%20rounds`,
      ),
    ]);
    for (const link of links) expect(link).toHaveAttribute("target", "_blank");
  });

  it("copies its address and says so", async () => {
    const user = userEvent.setup();
    await renderArticle();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(notify.success).toHaveBeenCalledWith("Link copied.");
    await expect(navigator.clipboard.readText()).resolves.toBe(
      "https://www.example.com/article/news-1",
    );
  });

  it("says so when the address cannot be copied", async () => {
    const user = userEvent.setup();
    await renderArticle();
    jest
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(notify.error).toHaveBeenCalledWith(
      expect.stringContaining("could not be copied"),
    );
  });

  it("proposes three other items in the given order, and the way back", async () => {
    await renderArticle();
    const related = within(
      screen.getByRole("region", { name: "You Might Also Like" }),
    );
    expect(
      related.getAllByRole("heading", { level: 3 }).map(({ id }) => id),
    ).toEqual(relatedIds);
    expect(
      related.getByRole("link", { name: "Back to News & Articles" }),
    ).toHaveAttribute("href", "/news-articles");
  });
});
