import { noteCases } from "./editCases";

/** What is possible, but probably not meant. */
export const adviceCases = [
  ...noteCases("events/events-1.json", [
    [{ "agenda[1].time": "09:30" }, "09:30 comes before the", "in the order"],
    [
      {
        startTime: "20:00",
        endTime: "00:30",
        "agenda[0].time": "00:15",
        "agenda[1].time": "23:00",
      },
      "23:00 comes before the time above",
      "in the order",
    ],
    [{ announced: "2026-03-03" }, "on 2026-03-03, after it", "first read of"],
    [{ endDate: "2028-03-02" }, "takes 732 days", "Correct the days"],
  ]),
  ...noteCases("news/news-1.json", [
    [
      { "article.updated": undefined, date: "2026-11-02" },
      "appears on 2026-11-02",
      "an earlier date",
    ],
    [
      { "article.updated": "2026-12-24" },
      "was updated on 2026-12-24, which is to come",
      "the last change",
    ],
  ]),
  ...noteCases("news/news-2.json", [
    [
      {
        "news/news-1.json title": "The same words",
        "news/news-1.json description":
          "The same words in one more sentence, and then some more of them.",
        description:
          "The same words in one more sentence, and then some more of them.",
        title: "The same words",
      },
      "are those of content/news/news-1.json, too",
      "delete one",
    ],
  ]),
  ...noteCases("documents/document-1.json", [
    [{ date: "2062-03-02" }, "is far away", "Correct the year"],
  ]),
  ...noteCases("documents/document-2.json", [
    [
      { "documents/document-1.json label": "Terms", label: "TERMS" },
      "The label is the same as in content/documents/document-1.json",
      "Give each page a label of its own",
    ],
  ]),
  ...noteCases("shared/services.json", [
    [
      {
        "documents/document-1.json label": "Terms",
        "[0].navLabel": "Terms",
      },
      "The label is the same as in content/documents/document-1.json",
      "Give each page a label of its own",
    ],
  ]),
  ...noteCases("site.json", [
    [{ locale: "pl-PL", currency: "PLN" }, '"ł", which is in every', "fonts"],
  ]),
  ...noteCases("images/pictures.json", [
    [{ "[0].alt": "IMG_1.JPG" }, "is the name of its file", "Write what the"],
  ]),
  ...noteCases("pages/home.json", [
    [{ "seo.title": "नमस्ते from all of us 🚀" }, 'drawn without "🚀"', "font"],
    [
      {
        "site.json links[0].address": "https://a.com/zł",
        "hero.lead": "500 zł",
      },
      'fonts lack "ł"',
      "fonts that have",
    ],
    [{ "hero.lead": "It costs 500 zł." }, 'fonts lack "ł"', "fonts that have"],
    [{ "hero.actions[0].to": "/document-1#no" }, 'the id "no"', "Write the id"],
    [{ "hero.actions[0].to": "/#no" }, '/ has no part with the id "no"', "Cor"],
  ]),
];
