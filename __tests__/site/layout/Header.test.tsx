import { renderHook } from "@testing-library/react";
import { Footer } from "../../../src/site/layout/Footer";
import { Header } from "../../../src/site/layout/Header";
import { useShell } from "../../../src/site/ui/hooks/useShell";
import { missingTexts } from "../../support/missingTexts";
import { contentFile } from "../../support/pages";
import { renderWithTheme } from "../../support/render";

/** docs/product.md#frame, docs/product.md#header */

const { site } = renderHook(() => useShell()).result.current;

test("header and footer show all of their content", () => {
  const { container } = renderWithTheme(
    <>
      <Header path="/" />
      <Footer />
    </>,
  );
  // The contact form, the newsletter and the page's head show these.
  const elsewhere = [/fullName$/, /messagesKept$/, /^locale$/];
  if (!contentFile("shared/services")) elsewhere.push(/servicesHeading$/);
  if (!site.footer.join) elsewhere.push(/joinHeading$/);
  expect(missingTexts(site, container, elsewhere)).toEqual([]);
  // The logo leads home.
  expect(container.querySelector('header a[href="/"]')).toHaveTextContent(
    site.brand.name,
  );
});
