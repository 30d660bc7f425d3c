import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notify } from "../../../../src/site/notifications/notify";
import ArticleScreen from "../../../../src/site/screens/article/ArticleScreen";
import { renderScreen } from "../../../support/render";
import { articleData } from "./articleData";

jest.mock("../../../../src/site/notifications/notify", () => ({
  notify: { success: jest.fn(), error: jest.fn() },
}));

beforeEach(() =>
  renderScreen(ArticleScreen, "/404", {
    data: articleData,
    pageContext: { contentId: "news-0", newerId: null, olderId: "news-9" },
  }),
);

const hrefs = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute("href"));

it("opens with the way back, category, title, subtitle, author, dates and reading time", async () => {
  expect(
    screen.getByRole("link", { name: "Back to Articles" }),
  ).toHaveAttribute("href", "/news-articles");
  const article = within(
    screen.getByRole("article", { name: "Cash before growth" }),
  );
  for (const text of ["Funding", "What a till knows.", "4 min read"])
    expect(article.getByText(text)).toBeInTheDocument();
  expect(article.getByText("2 March 2026")).toHaveAttribute(
    "datetime",
    "2026-03-02",
  );
  expect(article.getByText("Updated 9 March 2026")).toHaveAttribute(
    "datetime",
    "2026-03-09",
  );
  await waitFor(() => expect(document.title).toBe("Cash before growth"));
});

it("shows text, topics, author, share buttons, further items and the way back, in this order", () => {
  const parts = [
    screen.getByText("Count twice."),
    screen.getByRole("group", { name: "Topics" }),
    screen.getByText("Asha Rao knows the Funding sector."),
    screen.getByRole("group", { name: "Share" }),
    screen.getByRole("heading", { name: "You Might Also Like" }),
    screen.getByRole("link", { name: "Back to News" }),
  ];
  parts.slice(1).forEach((part, index) => {
    expect(parts[index]?.compareDocumentPosition(part)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

it("leads to its parts, its topics, the next older article and further items", () => {
  const linksIn = (role: string, name: string) =>
    within(screen.getByRole(role, { name })).getAllByRole("link");
  expect(hrefs(linksIn("navigation", "In this article"))).toEqual([
    "#first",
    "#second",
    "#third",
  ]);
  expect(hrefs(linksIn("group", "Topics"))).toEqual([
    "/news-articles/topics/cash-flow",
    "/news-articles/topics/stock",
  ]);
  const [older, ...others] = linksIn("navigation", "Newer and older");
  expect(older).toHaveAccessibleName("Older Cash before stock");
  expect(others).toEqual([]);
  expect(hrefs(linksIn("region", "You Might Also Like"))).toEqual([
    "/article/news-3",
    "/article/events-1",
    "/news-articles",
  ]);
});

it("shares on three networks in a new tab, and copies its address", async () => {
  const user = userEvent.setup();
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  for (const name of ["Share on LinkedIn", "Share on Facebook", "Share on X"])
    await user.click(screen.getByRole("button", { name }));
  const address = encodeURIComponent("https://www.example.com/article/news-0");
  expect(opened.mock.calls).toEqual(
    [
      `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      `https://x.com/intent/post?url=${address}&text=Cash%20before%20growth`,
    ].map((url) => [url, "_blank", "noopener,noreferrer"]),
  );

  const copy = screen.getByRole("button", { name: "Copy link" });
  await user.click(copy);
  expect(notify.success).toHaveBeenCalledWith("Link copied.");
  await expect(navigator.clipboard.readText()).resolves.toBe(
    "https://www.example.com/article/news-0",
  );
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new Error("denied"));
  await user.click(copy);
  expect(notify.error).toHaveBeenCalledWith("Please copy it yourself.");
});
