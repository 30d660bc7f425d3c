const picture = (alt: string) => ({
  path: "articles/stock/cover.jpg",
  alt,
  file: { childImageSharp: null },
});

const authorOf = (name: string) => ({
  name,
  title: "Mentor",
  portrait: picture(`Portrait of ${name}`),
});

const related = (contentId: string, tone: "blue" | "rani") => ({
  contentId,
  title: `About ${contentId}`,
  href: `/article/${contentId}`,
  category: { name: "Events", tone },
  cover: picture(`Cover of ${contentId}`),
});

/** A full article, as the build hands it to the reader. */
const item = {
  title: "Cash before growth",
  description: "Why the till comes first.",
  path: "/article/news-0",
  date: "2026-03-02",
  published: "2 March 2026",
  category: {
    name: "Funding",
    tone: "marigold",
  },
  featuredPicture: picture("A till"),
  article: {
    subtitle: "What a till knows.",
    shownReadTime: "4 min read",
    updated: "9 March 2026",
    updatedOn: "2026-03-09",
    headings: ["First", "Second", "Third"].map((heading) => ({
      id: heading.toLowerCase(),
      heading,
    })),
    author: authorOf("Asha Rao"),
    html: "<h2>First</h2><p>Open the till.</p><blockquote>Count twice.</blockquote>",
    tags: ["Cash flow", "Stock"],
  },
} satisfies Queries.ArticleScreenQuery["item"];

/** All that the article reader knows. */
export const articleData: Queries.ArticleScreenQuery = {
  page: {
    backToArticles: "Back to Articles",
    backToNews: { label: "Back to News", to: "/news-articles" },
    shareHeading: "Share",
    share: [
      { kind: "linkedin", label: "Share on LinkedIn", icon: "M0 0z" },
      { kind: "facebook", label: "Share on Facebook", icon: "M0 0z" },
      { kind: "x", label: "Share on X", icon: "M0 0z" },
      { kind: "copy", label: "Copy link", icon: "M0 0z" },
    ],
    copiedToast: "Link copied.",
    copyFailedToast: "Please copy it yourself.",
    contentsHeading: "In this article",
    updated: "Updated {date}",
    neighboursLabel: "Newer and older",
    newer: "Newer",
    older: "Older",
    tagsLabel: "Topics",
    authorBlurb: "{name} knows the {sector} sector.",
    relatedHeading: "You Might Also Like",
  },
  item,
  related: [related("news-3", "blue"), related("events-1", "rani")],
  neighbours: [
    {
      contentId: "news-9",
      title: "Cash before stock",
      path: "/article/news-9",
    },
  ],
  site: { siteMetadata: { siteUrl: "https://www.example.com" } },
};
