import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { PageProvider } from "../../../../src/site/ui/hooks/usePage";
import { Sections } from "../../../../src/site/ui/structure/Sections";

const titles = ["Hero", "Offer", "Questions", "Contact"];

const page = (opensAtTop: boolean) => (
  <PageProvider
    value={{
      pagePath: "/about",
      colorScheme: "light",
      today: "",
      opensAtTop,
    }}
  >
    <Sections>
      {titles.map((title) => (
        <section key={title} aria-label={title} />
      ))}
    </Sections>
  </PageProvider>
);

const shown = () =>
  screen.getAllByRole("region").map(({ ariaLabel }) => ariaLabel);

test("a page that is loaded or restored renders all sections", () => {
  const html = renderToString(page(false));
  for (const title of titles) expect(html).toContain(title);
});

test("a page opened by a link first renders its hero, then the rest", () => {
  const first = renderToString(page(true));
  expect(first).toContain("Hero");
  expect(first).not.toContain("Offer");
  render(page(true));
  expect(shown()).toEqual(titles);
});
