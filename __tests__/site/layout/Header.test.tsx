import { renderHook } from "@testing-library/react";
import { Footer } from "../../../src/site/layout/Footer";
import { Header } from "../../../src/site/layout/Header";
import { useShell } from "../../../src/site/layout/useShell";
import { missingTexts } from "../../support/missingTexts";
import { renderWithTheme } from "../../support/render";

const { site, documents } = renderHook(() => useShell()).result.current;

test("header and footer show all of their content", () => {
  const { container } = renderWithTheme(
    <>
      <Header site={site} path="/" />
      <Footer site={site} documents={documents} />
    </>,
  );
  expect(missingTexts(site, container)).toEqual([]);
});

test.each([
  ["short", "Short", 2],
  ["long", "A brand of many letters", 1],
])(
  "with a %s brand (%s) the header has %i lists of profiles",
  (_length, name, count) => {
    const { container } = renderWithTheme(
      <Header
        site={{
          ...site,
          brand: { ...site.brand, name },
          navigation: site.navigation.slice(0, 4),
        }}
        path="/"
      />,
    );
    expect(container.querySelectorAll("[role=group]")).toHaveLength(count);
  },
);
