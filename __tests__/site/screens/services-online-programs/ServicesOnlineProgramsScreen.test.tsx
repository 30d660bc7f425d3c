import { screen, within } from "@testing-library/react";
import ServicesOnlineProgramsScreen from "../../../../src/site/screens/services-online-programs/ServicesOnlineProgramsScreen";
import { ProgrammeSheet } from "../../../../src/site/screens/services-online-programs/ProgrammeSheet";
import { PageProvider } from "../../../../src/site/ui/PageContext";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";
import { renderWithTheme } from "../../../support/renderWithTheme";

const { page } = pageData<Queries.ServicesOnlineProgramsScreenQuery>(
  "/services/online-programs",
).data;

/** The sheet of a programme. */
const sheet = (title: string) =>
  screen
    .getAllByRole("article")
    .find((article) =>
      within(article).queryByRole("heading", { name: title }),
    ) ?? document.body;

const price = (rupees: number) => `₹${rupees.toLocaleString("en-IN")}`;

const labels = {
  ...page.labels,
  hoursPerWeek: "{hours} hours a week",
  nextStart: "Next start",
  seats: "{seats} seats",
};
const [programme] = page.groups.flatMap(({ programmes }) => programmes);
if (!programme) throw new Error("There is no programme.");

test.each([
  ["2099-01-12", true],
  ["2099-01-13", false],
])(
  "On %s a programme says that it begins on 12 January: %s",
  (today, isSaid) => {
    renderWithTheme(
      <PageProvider
        value={{
          pagePath: "/services/online-programs",
          colorScheme: "light",
          clock: { madeOn: today, timeZone: "UTC" },
        }}
      >
        <ProgrammeSheet
          programme={{
            ...programme,
            hoursPerWeek: 6,
            nextStart: { day: "2099-01-12", date: "12 January 2099", seats: 8 },
          }}
          labels={labels}
        />
      </PageProvider>,
    );
    const said = screen
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
    expect(said).toContain("6 hours a week");
    expect(said.includes("12 January 2099, 8 seats")).toBe(isSaid);
  },
);

describe("The online programs page", () => {
  beforeEach(() =>
    renderScreen(ServicesOnlineProgramsScreen, "/services/online-programs"),
  );

  it("shows the programmes of each group", () => {
    for (const { heading, programmes } of page.groups)
      expect(
        within(screen.getByRole("region", { name: heading })).getAllByRole(
          "article",
        ),
      ).toHaveLength(programmes.length);
  });

  it("strikes out the list price and says what the offer is", () => {
    for (const programme of page.groups.flatMap((group) => group.programmes)) {
      const { title, listPrice, offerPrice } = programme;
      expect(sheet(title).querySelector("s")).toHaveTextContent(
        price(listPrice),
      );
      expect(sheet(title)).toHaveTextContent(
        `${page.labels.offerPrice} ${price(offerPrice)}`,
      );
    }
  });

  it("tells how long each programme takes, whom it is for and what comes of it", () => {
    const { duration, workload, nextStart, audience, outcome } = page.labels;
    for (const programme of page.groups.flatMap((group) => group.programmes)) {
      const shown = within(sheet(programme.title));
      const texts = (role: string) =>
        shown.getAllByRole(role).map(({ textContent }) => textContent);
      expect(
        texts("term").filter(
          (term) => ![workload, nextStart].includes(String(term)),
        ),
      ).toEqual([duration, audience, outcome]);
      expect(texts("definition")).toEqual(
        expect.arrayContaining([
          programme.duration,
          programme.audience,
          programme.outcome,
        ]),
      );
      expect(texts("listitem")).toEqual(programme.benefits);
    }
  });
});
