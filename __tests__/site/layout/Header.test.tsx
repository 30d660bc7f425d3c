import { renderHook } from "@testing-library/react";
import { Footer } from "../../../src/site/layout/Footer";
import { Header } from "../../../src/site/layout/Header";
import * as shell from "../../../src/site/ui/hooks/useShell";
import { missingTexts } from "../../support/missingTexts";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#frame, docs/product.md#header */

// A copy, because the exports of a module cannot be replaced.
jest.mock("../../../src/site/ui/hooks/useShell", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/site/ui/hooks/useShell"),
}));

const content = renderHook(() => shell.useShell()).result.current;
const { site } = content;

test("header and footer show all of their content", () => {
  const { container } = renderWithTheme(
    <>
      <Header path="/" />
      <Footer />
    </>,
  );
  // The contact form, the newsletter and the page's head show these.
  const elsewhere = [/fullName$/, /messagesKept$/, /unsubscribeTime$/];
  expect(missingTexts(site, container, elsewhere)).toEqual([]);
  // The logo leads home.
  expect(container.querySelector('header a[href="/"]')).toHaveTextContent(
    site.brand.name,
  );
});

test.each([
  ["short", "Short", 2],
  ["long", "A brand of many letters", 1],
])(
  "with a %s brand (%s) the header has %i lists of profiles",
  (_length, name, count) => {
    jest.spyOn(shell, "useShell").mockReturnValue({
      ...content,
      site: {
        ...site,
        brand: { ...site.brand, name },
        navigation: site.navigation.slice(0, 4),
      },
    });
    const { container } = renderWithTheme(<Header path="/" />);
    expect(container.querySelectorAll("[role=group]")).toHaveLength(count);
  },
);
