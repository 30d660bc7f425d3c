import { fireEvent, render, screen } from "@testing-library/react";
import { useEntrance } from "../../../src/site/layout/useEntrance";
import { scrollIntoView } from "../../support/browser";

/** docs/product.md#entrance */

function Cards() {
  useEntrance("/");
  return (
    <ul>
      {["One", "Two", "Three"].map((name) => (
        <li key={name} data-enter="">
          {name}
        </li>
      ))}
    </ul>
  );
}

test("cards wait from the first scroll on, and enter 0.1 s apart; the first does not wait", () => {
  render(<Cards />);
  const cards = screen.getAllByRole("listitem");
  const states = () => cards.map(({ dataset }) => dataset["enter"]);
  expect(states()).toEqual(["", "", ""]);
  jest.replaceProperty(window, "scrollY", 1);
  fireEvent.scroll(window);
  expect(states()).toEqual(["waiting", "waiting", "waiting"]);
  scrollIntoView(...cards);
  expect(states()).toEqual(["entered", "entered", "entered"]);
  expect(cards.map(({ style }) => style.getPropertyValue("--delay"))).toEqual([
    "0ms",
    "100ms",
    "200ms",
  ]);
});
