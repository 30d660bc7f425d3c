import { screen } from "@testing-library/react";
import { FigureSources } from "../../../../src/site/screens/about/FigureSources";
import { renderWithTheme } from "../../../support/render";

/** docs/product.md#how-we-count */

const figure = (number: string, basis: string, shownAsOf: string) => ({
  key: number,
  number,
  basis,
  shownAsOf,
});

it("figures with the same basis share an entry, which says until when the older one counts", () => {
  renderWithTheme(
    <FigureSources
      heading="How we count"
      lead={null}
      until="Counted until {date}."
      figures={[
        figure("635+", "Leaders", "30 September"),
        figure("19+", "Centres", "30 September"),
        figure("625+", "Leaders", "31 March"),
      ]}
    />,
  );
  const [leaders, centres, ...rest] = screen.getAllByRole("listitem");
  expect(rest).toEqual([]);
  expect(leaders).toHaveTextContent(
    "635+ 625+ Leaders625+: Counted until 31 March.",
  );
  expect(centres).toHaveTextContent(/^19\+ Centres$/);
});
