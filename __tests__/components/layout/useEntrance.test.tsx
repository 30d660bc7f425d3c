import { fireEvent, render, screen } from "@testing-library/react";
import { useEntrance } from "../../../src/site/layout/useEntrance";
import { preferLessMotion, scrollIntoView } from "../../support/browser";

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

/** Scrolls until cards of 100 px come near the window, with this top edge. Returns the delay of each that moves. */
function delaysOf(top: number) {
  const animate = jest.spyOn(Element.prototype, "animate").mockClear();
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue(new DOMRect(0, top, 100, 100));
  render(<Cards />);
  const cards = screen.getAllByRole("listitem");
  scrollIntoView(...cards);
  expect(animate).not.toHaveBeenCalled();
  jest.replaceProperty(window, "scrollY", 1);
  fireEvent.scroll(window);
  scrollIntoView(...cards);
  scrollIntoView(...cards);
  expect(cards.map((card) => card.getAttribute("style"))).toEqual([
    null,
    null,
    null,
  ]);
  return animate.mock.calls.map(([, options]) =>
    typeof options === "object" ? options.delay : undefined,
  );
}

test("cards enter once, 0.1 s apart, before they come into view; the first does not wait", () => {
  expect(delaysOf(window.innerHeight)).toEqual([0, 100, 200]);
});

test("a card that has been seen does not enter", () => {
  expect(delaysOf(window.innerHeight - 1)).toEqual([]);
});

test("no card enters under reduced motion", () => {
  preferLessMotion();
  expect(delaysOf(window.innerHeight)).toEqual([]);
});
