import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillTemplate } from "../../../../src/common/fillTemplate";
import { notify } from "../../../../src/site/notifications/notify";
import ArticleScreen from "../../../../src/site/screens/article/ArticleScreen";
import { contentFile } from "../../../support/pages";
import { pictureOf, renderScreen } from "../../../support/render";

/** docs/product.md#article-page, docs/product.md#full-text */

jest.mock("../../../../src/site/notifications/notify", () => ({
  notify: { success: jest.fn(), error: jest.fn() },
}));

const words =
  contentFile<Queries.ArticleScreenQuery["labels"]>("pages/article");
if (!words) throw new Error("The content has no words for articles.");
const labels = words;

const summary = {
  contentId: "news-1",
  awaitsText: false,
  path: "/article/news-1",
  href: "/article/news-1",
  title: "Bread before dawn",
  description: "What an oven costs while it waits.",
  date: "2026-03-02",
  shownDate: "2 March 2026",
  category: { name: "Bakeries", sector: "baking", tone: "primary" },
} as const;
const parts = ["One", "Two", "Three"].map((id) => ({ id, heading: id }));
const article = {
  subtitle: "A subtitle.",
  shownReadTime: "2 min",
  updated: "2026-03-09",
  shownUpdated: "9 March 2026",
  html: parts.map(({ id }) => `<h2 id="${id}">${id}</h2>`).join(""),
  headings: parts,
  tags: ["Flour", "Night work"],
  author: {
    name: "A writer",
    role: "Baker",
    blurb: null,
    portrait: pictureOf("writer"),
  },
};
const item = {
  ...summary,
  article,
  articlePicture: pictureOf("oven"),
};
const card = { ...summary, cover: { focus: null, ...pictureOf("cover") } };
const related = [
  { ...card, contentId: "news-2", href: "/article/news-2", title: "Rye" },
  {
    ...card,
    path: "/events/events-1",
    href: "https://tickets.example",
    contentId: "events-1",
    shownDays: "1 January 2099",
    shownNotice: null,
    title: "Tasting",
  },
] as const;
const blurb = fillTemplate(labels.authorBlurb, {
  name: article.author.name,
  sector: item.category.sector,
});

/** Renders the article with other values. */
const render = (changes: object = {}) =>
  renderScreen(ArticleScreen, "/404", {
    data: {
      labels,
      related,
      item: { ...item, article: { ...article, ...changes } },
    },
  });

const hrefs = (links: readonly HTMLElement[]) =>
  links.map((link) => link.getAttribute("href"));

it("says when it was updated, and shows the author at once", async () => {
  await render();
  const { updated, shownUpdated: date, author } = article;
  expect(
    screen.getByText(fillTemplate(labels.updated, { date })),
  ).toHaveAttribute("datetime", updated);
  // Phones show it in the first view.
  expect(
    screen.getByRole("img", { name: author.portrait.alt }),
  ).toHaveAttribute("loading", "eager");
});

it("has a link back, the text, topics, author, share buttons, related items and the other link back, in this order", async () => {
  await render();
  const back = screen.getByRole("link", { name: labels.backToArticles });
  expect(back).toHaveAttribute("href", labels.backToNews.to);
  const shown = [
    back,
    screen.getByRole("heading", { name: article.headings.at(-1)?.heading }),
    screen.getByText(article.tags[0] ?? ""),
    screen.getByText(blurb),
    screen.getByRole("group", { name: labels.shareHeading }),
    screen.getByRole("heading", { name: labels.relatedHeading }),
    screen.getByRole("link", { name: labels.backToNews.label }),
  ];
  shown.slice(1).forEach((part, index) => {
    expect(shown[index]?.compareDocumentPosition(part)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});

it("says of an author what is their own", async () => {
  await render({ author: { ...article.author, blurb: "She bakes." } });
  expect(screen.getByText("She bakes.")).toBeVisible();
  expect(screen.queryByText(blurb)).toBeNull();
});

it("links to its headings and related items, and has its tags", async () => {
  await render();
  const linksIn = (role: string, name: string) =>
    within(screen.getByRole(role, { name })).getAllByRole("link");
  expect(hrefs(linksIn("navigation", labels.contentsHeading))).toEqual(
    article.headings.map(({ id }) => `#${id}`),
  );
  for (const tag of article.tags) expect(screen.getByText(tag)).toBeVisible();
  expect(hrefs(linksIn("region", labels.relatedHeading))).toEqual([
    "/article/news-2",
    "/events/events-1",
    labels.backToNews.to,
  ]);
});

it.each([
  [2, 0],
  [3, 1],
])("of %i parts has %i lists of them", async (count, lists) => {
  await render({ headings: parts.slice(0, count) });
  expect(
    screen.queryAllByRole("navigation", { name: labels.contentsHeading }),
  ).toHaveLength(lists);
});

it("shares on three networks in a new tab, and copies its address", async () => {
  await render();
  const user = userEvent.setup();
  window.history.replaceState(null, "", "/article/news-1?utm_source=a#faq");
  const url = `${window.location.origin}/article/news-1`;
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  const press = (kind: Queries.ShareKind) => {
    const { label = "" } =
      labels.share.find((each) => each.kind === kind) ?? {};
    return user.click(screen.getByRole("button", { name: label }));
  };
  for (const kind of ["linkedin", "facebook", "x"] as const) await press(kind);
  const [address, title] = [url, item.title].map(encodeURIComponent);
  expect(opened.mock.calls).toEqual(
    [
      `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      `https://x.com/intent/post?url=${address}&text=${title}`,
    ].map((opening) => [opening, "_blank", "noopener,noreferrer"]),
  );

  await press("copy");
  expect(notify.success).toHaveBeenCalledWith(labels.copiedToast);
  await expect(navigator.clipboard.readText()).resolves.toBe(url);
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new Error("denied"));
  await press("copy");
  expect(notify.error).toHaveBeenCalledWith(
    fillTemplate(labels.copyFailedToast, { address: url }),
  );
});
