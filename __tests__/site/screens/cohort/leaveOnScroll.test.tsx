import { screen } from "@testing-library/react";
import { CohortHero } from "../../../../src/site/screens/cohort/CohortHero";
import { pageData, pathOf } from "../../../support/pages";
import { renderWithTheme } from "../../../support/render";

const { hero, dates, fee } = pageData<Queries.CohortScreenQuery>(
  pathOf("cohort"),
).data.page;

/** docs/product.md#fading-hero */
test.each([
  ["in the middle of the window", 384, 0],
  ["at 30 % of the window", 230.4, 0],
  ["at 15 % of the window", 115.2, 500],
  ["at the upper edge of the window", 0, 1000],
  ["above the window", -900, 1000],
])(
  "without scroll timelines, with its lower edge %s, the hero has left as far as with them",
  (_name, bottom, currentTime) => {
    const effect = { getComputedTiming: () => ({ duration: 1000 }) };
    const leaving = { effect, currentTime: 0 };
    Object.assign(Element.prototype, { getAnimations: () => [leaving] });
    renderWithTheme(<CohortHero hero={hero} dates={dates} fee={fee} />);
    const plane = screen.getByRole("heading").closest("section");
    jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue(new DOMRect(0, bottom - 900, 1280, 900));
    window.dispatchEvent(new Event("scroll"));
    expect(plane).toBeInTheDocument();
    expect(leaving.currentTime).toBeCloseTo(currentTime);
  },
);
