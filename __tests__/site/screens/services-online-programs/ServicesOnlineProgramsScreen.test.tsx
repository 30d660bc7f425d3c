import { screen, within } from "@testing-library/react";
import ServicesOnlineProgramsScreen from "../../../../src/site/screens/services-online-programs/ServicesOnlineProgramsScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

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
    const { duration, audience, outcome } = page.labels;
    for (const programme of page.groups.flatMap((group) => group.programmes)) {
      const shown = within(sheet(programme.title));
      const texts = (role: string) =>
        shown.getAllByRole(role).map(({ textContent }) => textContent);
      expect(texts("term")).toEqual([duration, audience, outcome]);
      expect(texts("definition")).toEqual([
        programme.duration,
        programme.audience,
        programme.outcome,
      ]);
      expect(texts("listitem")).toEqual(programme.benefits);
    }
  });
});
