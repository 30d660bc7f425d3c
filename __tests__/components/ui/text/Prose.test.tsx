import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { Prose } from "../../../../src/site/ui/text/Prose";
import { renderWithTheme } from "../../../support/render";

function renderText() {
  renderWithTheme(
    <Prose
      dangerouslySetInnerHTML={{
        __html: `<p>Our <a href="/services/funding"><em>funding team</em></a>, <a href="/feed.xml">the feed</a>
          and <a href="mailto:a@example.com">mail</a>.</p>`,
      }}
    />,
  );
}

beforeEach(() => jest.mocked(navigate).mockClear());

test("a click on a link to a page navigates client-side", () => {
  renderText();
  const went = fireEvent.click(screen.getByText("funding team"));
  expect(navigate).toHaveBeenCalledWith("/services/funding");
  expect(went).toBe(false);
});

test.each([
  ["a new tab", "funding team", { ctrlKey: true }],
  ["a new window", "funding team", { shiftKey: true }],
  ["a file", "the feed", {}],
  ["a mail link", "mail", {}],
])("the browser follows %s", (_what, text, keys) => {
  renderText();
  // jsdom cannot load documents.
  document.body.addEventListener("click", (event) => event.preventDefault(), {
    once: true,
  });
  fireEvent.click(screen.getByText(text), keys);
  expect(navigate).not.toHaveBeenCalled();
});
