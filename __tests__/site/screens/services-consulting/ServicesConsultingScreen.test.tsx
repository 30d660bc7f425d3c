import { screen } from "@testing-library/react";
import ServicesConsultingScreen from "../../../../src/site/screens/services-consulting/ServicesConsultingScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page } = pageData<Queries.ServicesConsultingScreenQuery>(
  "/services/consulting",
).data;

describe("The business consulting page", () => {
  beforeEach(() =>
    renderScreen(ServicesConsultingScreen, "/services/consulting"),
  );

  it("loads the picture that it opens with at once", () => {
    expect(
      screen.getByRole("img", { name: page.hero.picture.alt }),
    ).toHaveAttribute("loading", "eager");
  });

  it("names the audience in each of its links, which look the same", () => {
    for (const { title, action } of page.tailored.cards)
      expect(
        screen
          .getAllByRole("link", {
            name: (name) => name.startsWith(`${action.label} ${title}`),
          })
          .map((link) => link.getAttribute("href")),
      ).toContain(action.to);
  });
});
