import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShowMore } from "../../../../src/site/ui/disclosure/ShowMore";
import { renderWithTheme } from "../../../support/render";

/** docs/product.md#folding-list */

test("the rest of a list shows while its button is pressed, and folds again", async () => {
  document.documentElement.classList.add("js");
  renderWithTheme(
    <ShowMore initialCount={2} moreLabel="More" lessLabel="Less">
      <ul>
        {["One", "Two", "Three"].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </ShowMore>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  await userEvent.click(
    screen.getByRole("button", { name: "More", expanded: false }),
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await userEvent.click(
    screen.getByRole("button", { name: "Less", expanded: true }),
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
