import { entries, field, leaves, readContent } from "../support/readContent";

const numbers = new Map(
  entries(readContent("shared/figures")).map((figure) => [
    field(figure, "key"),
    field(figure, "number"),
  ]),
);

/** All that a page says: its own file and the shared ones it shows, keys of figures and statistics replaced by the figures. */
const pageText = (files: readonly string[]): string =>
  files
    .flatMap((file) => leaves(readContent(file)))
    .map((leaf) =>
      typeof leaf === "number"
        ? leaf.toLocaleString("en-IN")
        : (numbers.get(leaf) ?? leaf),
    )
    .join("\n");

/** Numbers and claims of docs/product.md, by the page that shows them. */
const pages = [
  {
    page: "The home page",
    files: ["pages/home", "shared/partner-credits", "shared/womens-network"],
    claims: [
      "Fuel Growth, Maximize Margins",
      "500+ businesses",
      "5X revenue growth",
      "16+ years of experience",
      "3+",
      "275+",
      "50+",
      "255+",
      "635+",
      "25Cr+",
      "45+",
      "19+",
      "37+",
      "$8,500+",
      "$5,000",
      "$1,000",
      "$75",
      "$2,500",
      "1 year free",
      "500+",
      "95%",
      "AI tools workshop in Bengaluru 2025",
    ],
  },
  {
    page: "The about page",
    files: ["pages/about"],
    claims: ["625+", "17+", "16+ years"],
  },
  {
    page: "The mentoring page",
    files: ["pages/services-mentoring"],
    claims: ["275+", "25Cr+", "95%", "August 2025"],
  },
  {
    page: "The coaching page",
    files: ["pages/services-coaching"],
    claims: ["85%", "3.2X", "92%"],
  },
  {
    page: "The online programs page",
    files: ["pages/services-online-programs"],
    claims: [
      "8 weeks",
      "1,25,000",
      "89,000",
      "5Cr",
      "12 weeks",
      "2,75,000",
      "1,99,000",
      "4 weeks",
      "95,000",
      "65,000",
      "10 weeks",
      "1,50,000",
      "1,10,000",
    ],
  },
  {
    page: "The funding page",
    files: ["pages/services-funding"],
    claims: [
      "success-based",
      "no upfront fee",
      "4-8 weeks",
      "7-15 days",
      "2-3 months",
    ],
  },
  {
    page: "The membership page",
    files: ["pages/membership"],
    claims: [
      "5,999",
      "24,999",
      "79,999",
      "8,499",
      "34,999",
      "1,19,999",
      "4,999",
      "29,999",
      "89,999",
      "9,999",
      "49,999",
      "1,49,999",
      "3,999",
      "19,999",
      "54,999",
      "15%",
      "first 50 sign-ups",
      "1:1 career audit",
      "500+",
      "12",
      "15% legal discount",
      "20% trademark discount",
      "10%",
      "5,000+",
      "50k+",
    ],
  },
  {
    page: "The cohort page",
    files: ["pages/cohort", "shared/partner-credits"],
    claims: [
      "20",
      "₹1 Crore",
      "50+",
      "2-week onboarding",
      "12 weeks",
      "25Cr+",
      "10+",
    ],
  },
];

describe.each(pages)("$page", ({ files, claims }) => {
  const text = pageText(files).toLowerCase();

  test.each(claims)("says %s", (claim) => {
    expect(text).toContain(claim.toLowerCase());
  });
});
