import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "../../../../src/site/notifications/notify";
import ArticleScreen from "../../../../src/site/screens/article/ArticleScreen";
import { renderScreen } from "../../../support/renderScreen";
import { articleData } from "./articleData";

jest.mock("../../../../src/site/notifications/notify", () => ({
  notify: { success: jest.fn(), error: jest.fn() },
}));

const address = encodeURIComponent("https://www.example.com/article/news-0");

const renderArticle = () =>
  renderScreen(ArticleScreen, "/404", {
    data: articleData,
    pageContext: {
      contentId: "news-0",
      newerId: null,
      olderId: "news-9",
      topics: { "Cash flow": "/news-articles/topics/cash-flow" },
    },
  });

describe("the article reader", () => {
  it("opens with the way back, category, title, subtitle, author, date and reading time", async () => {
    await renderArticle();
    expect(
      screen.getByRole("link", { name: "Back to Articles" }),
    ).toHaveAttribute("href", "/news-articles");
    const region = within(
      screen.getByRole("article", { name: "Cash before growth" }),
    );
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    expect(region.getByText("Funding")).toBeInTheDocument();
    expect(region.getByText("What a till knows.")).toBeInTheDocument();
    expect(region.getAllByText("Asha Rao").length).toBeGreaterThanOrEqual(1);
    expect(region.getByText("2 March 2026")).toHaveAttribute(
      "datetime",
      "2026-03-02",
    );
    expect(region.getByText("4 min read")).toBeInTheDocument();
  });

  it("has its title in the tab, without the brand", async () => {
    await renderArticle();
    await waitFor(() => expect(document.title).toBe("Cash before growth"));
  });

  it("shows the text as it is written, and its topics", async () => {
    await renderArticle();
    expect(document.querySelector("blockquote")).toHaveTextContent(
      "Count twice.",
    );
    expect(
      within(screen.getByRole("group", { name: "Topics" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Cash flow", "Stock"]);
  });

  it("leads to each part of its text, and to the next older one of its kind", async () => {
    await renderArticle();
    const contents = within(
      screen.getByRole("navigation", { name: "In this article" }),
    );
    expect(
      contents.getAllByRole("link").map((link) => link.getAttribute("href")),
    ).toEqual(["#first", "#second", "#third"]);
    const neighbours = within(
      screen.getByRole("navigation", { name: "Newer and older" }),
    );
    expect(neighbours.getByRole("link")).toHaveAccessibleName(
      "Older Cash before stock",
    );
  });

  it("says when it was last changed", async () => {
    await renderArticle();
    expect(screen.getByText("Updated 9 March 2026")).toHaveAttribute(
      "datetime",
      "2026-03-09",
    );
  });

  it("leads from a topic with a page to it", async () => {
    await renderArticle();
    const topics = within(screen.getByRole("group", { name: "Topics" }));
    expect(topics.getAllByRole("link")).toHaveLength(1);
    expect(topics.getByRole("link", { name: "Cash flow" })).toHaveAttribute(
      "href",
      "/news-articles/topics/cash-flow",
    );
  });

  it("says how experienced the author is in the category's sector", async () => {
    await renderArticle();
    expect(
      within(screen.getByRole("complementary", { name: "Asha Rao" })).getByText(
        "Asha Rao knows the startup funding sector.",
      ),
    ).toBeInTheDocument();
  });

  it("shares on three networks in a new tab", async () => {
    await renderArticle();
    const share = within(screen.getByRole("group", { name: "Share" }));
    const links = share.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      `https://x.com/intent/post?url=${address}&text=Cash%20before%20growth`,
    ]);
    for (const link of links) expect(link).toHaveAttribute("target", "_blank");
  });

  it("copies its address and says so", async () => {
    const user = userEvent.setup();
    await renderArticle();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(notify.success).toHaveBeenCalledWith("Link copied.");
    await expect(navigator.clipboard.readText()).resolves.toBe(
      decodeURIComponent(address),
    );
  });

  it("says so when the address cannot be copied", async () => {
    const user = userEvent.setup();
    await renderArticle();
    jest
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(notify.error).toHaveBeenCalledWith("Please copy it yourself.");
  });

  it("proposes other items in the given order, and the way back", async () => {
    await renderArticle();
    const related = within(
      screen.getByRole("region", { name: "You Might Also Like" }),
    );
    expect(
      related.getAllByRole("heading", { level: 3 }).map(({ id }) => id),
    ).toEqual(["news-3", "events-1"]);
    expect(related.getByRole("link", { name: "Back to News" })).toHaveAttribute(
      "href",
      "/news-articles",
    );
  });
});
