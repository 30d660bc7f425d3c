import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { routes, type PageName } from "../../../src/common/routes";
import { pageScreen } from "../../../src/gatsby/model/pageNames";
import { missingTexts } from "../../support/missingTexts";
import { optionalSections } from "../../support/optionalSections";
import { pageData } from "../../support/pages";
import { renderScreen } from "../../support/render";

type Data = Readonly<Record<string, unknown>>;

/** Shared files, as the screens' queries name them. */
const shared = [
  "partnerCredits",
  "successStories",
  "womensNetwork",
  "voices",
  "gallery",
];

/** The parts of a screen's data that its content may leave out: sections of the page, and shared files. */
const optionalParts = (page: PageName, data: Data) => [
  ...optionalSections(page),
  ...shared.filter((part) => part in data),
];

/** The heading of a part of the data. */
const headingOf = (part: unknown) =>
  (part as { heading?: string } | null)?.heading;

/** What refers to an element that the page does not have. */
const danglingReferences = () =>
  [...document.querySelectorAll('a[href^="#"], [aria-labelledby]')].filter(
    (element) =>
      !document.getElementById(
        element.getAttribute("aria-labelledby") ??
          element.getAttribute("href")?.slice(1) ??
          "",
      ),
  );

/** The texts of sections that the document does not show, but keys. */
const missingIn = (sections: Data) =>
  missingTexts(sections, document.body, [/\.key$|\.days\.\d+\.name$/]);

const headingCount = () => document.querySelectorAll("h2, h3").length;

const screenOf = async (page: PageName) => {
  const { default: Screen } = (await import(
    `../../../src/site/screens/${pageScreen(page)}`
  )) as { default: ComponentType<PageProps<Data, object>> };
  return Screen;
};

test.each(routes)("$path without each of its sections", async (route) => {
  const Screen = await screenOf(route.page);
  const { data } = pageData<Data>(route.path);
  const content = data["page"] as Data;
  const whole = await renderScreen(Screen, route.path);
  const before = headingCount();
  const text = document.body.textContent;
  const sections: Data = Object.fromEntries(
    optionalSections(route.page).map((name) => [name, content[name]]),
  );
  const missingInWhole = missingIn(sections);
  whole.unmount();
  for (const part of optionalParts(route.page, data)) {
    const [left, rest] = shared.includes(part)
      ? [data[part], { ...data, [part]: null }]
      : [content[part], { ...data, page: { ...content, [part]: null } }];
    const view = await renderScreen(Screen, route.path, { data: rest });
    const heading = headingOf(left);
    // Some sections show only if they have something to show.
    if (heading && text.includes(heading)) {
      expect([part, headingCount() < before]).toEqual([part, true]);
      expect(document.body).not.toHaveTextContent(heading);
    }
    expect([part, danglingReferences()]).toEqual([part, []]);
    // What is shown with a shared file goes with it (@shownWith).
    if (!shared.includes(part))
      expect([part, missingIn({ ...sections, [part]: null })]).toEqual([
        part,
        missingInWhole.filter((place) => !place.startsWith(`${part}.`)),
      ]);
    view.unmount();
  }
});

/** What content may say twice in a list. */
const repeatable = /^(title|heading|question|quote|testimonial|caption)$/;

test.each(routes)("$path with equal words in its lists", async (route) => {
  const text = JSON.stringify(pageData<Data>(route.path).data, (key, value) =>
    repeatable.test(key) && typeof value === "string" ? "Equal-words" : value,
  );
  const data = JSON.parse(text) as Data;
  // A test fails if React reports two parts of one key.
  await renderScreen(await screenOf(route.page), route.path, { data });
  expect(document.body).toHaveTextContent("Equal-words");
});
