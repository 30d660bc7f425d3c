import { screen, within } from "@testing-library/react";
import AboutScreen from "../../../../src/site/screens/about/AboutScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { data } = pageData<Queries.AboutScreenQuery>("/about");

describe("the about page", () => {
  beforeEach(() => renderScreen(AboutScreen, "/about"));

  it("has one heading of the first level", () => {
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("shows every logo three times and tells screen readers once", () => {
    const { heading, logos } = data.page.alliances;
    const row = screen.getByRole("group", { name: heading });
    expect(row.querySelectorAll("img")).toHaveLength(3 * logos.length);
    expect(within(row).getAllByRole("img")).toHaveLength(logos.length);
  });

  it("shows every voice twice", () => {
    const { heading, voices } = data.voices;
    const bands = screen.getAllByRole("group", { name: heading });
    expect(
      bands.map((band) => within(band).getAllByRole("figure").length),
    ).toEqual([voices.length, voices.length]);
  });
});
