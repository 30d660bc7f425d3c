import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShowMore } from "../../../../src/site/ui/disclosure/ShowMore";
import { renderWithTheme } from "../../../support/render";

/** docs/product.md#folding-list */

test("the rest of a list shows while its button is pressed, and folds again", async () => {
  renderWithTheme(
    <ShowMore as="ul" initialCount={2} moreLabel="More" lessLabel="Less">
      {["One", "Two", "Three"].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ShowMore>,
  );
  const folded = () =>
    [...document.querySelectorAll("[data-folded]")].map(
      ({ textContent }) => textContent,
    );
  expect(folded()).toEqual(["Three"]);
  await userEvent.click(
    screen.getByRole("button", { name: "More", expanded: false }),
  );
  expect(folded()).toEqual([]);
  await userEvent.click(
    screen.getByRole("button", { name: "Less", expanded: true }),
  );
  expect(folded()).toEqual(["Three"]);
});
