import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageGuard } from "../../../src/site/layout/PageGuard";
import { setPageLoad } from "../../../src/site/navigation/pageLoad";
import { SiteTheme } from "../../../src/site/theme/SiteTheme";
import { LabelsProvider } from "../../../src/site/ui/LabelsContext";
import { labels } from "../../support/labels";

const page = <h1>About us</h1>;

function Broken(): never {
  throw new Error("statistics is undefined");
}

const guarded = (path: string, children = page) => (
  <SiteTheme>
    <LabelsProvider value={labels}>
      <PageGuard path={path}>{children}</PageGuard>
    </LabelsProvider>
  </SiteTheme>
);

describe("the page on screen", () => {
  it("gives way to a spinner while the next one is on its way", () => {
    const { rerender } = render(guarded("/about"));
    act(() => setPageLoad({ state: "waiting" }));
    expect(screen.getByRole("status", { name: "Loading" })).toBeVisible();
    expect(screen.getByText("About us")).not.toBeVisible();

    rerender(guarded("/cohort", <h1>Cohort</h1>));
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Cohort" })).toBeVisible();
  });

  it("gives way to the error view when the next one could not be loaded, until another is", async () => {
    const { rerender } = render(guarded("/about"));
    act(() =>
      setPageLoad({
        state: "failed",
        path: "/cohort",
        error: new Error("503 Service Unavailable"),
      }),
    );
    expect(
      screen.getByRole("heading", { name: "Unexpected Application Error!" }),
    ).toBeVisible();
    expect(screen.getByText("503 Service Unavailable")).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Unexpected/));

    rerender(guarded("/services", <h1>Services</h1>));
    expect(screen.getByRole("heading", { name: "Services" })).toBeVisible();
  });
});

describe("an error while a page renders", () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });

  it("is announced with its message, a reload button and a way home", async () => {
    render(guarded("/about", <Broken />));
    const view = screen.getByRole("alert");
    expect(view).toHaveTextContent("Unexpected Application Error!");
    expect(view).toHaveTextContent("statistics is undefined");
    expect(
      screen.getByRole("link", { name: "Return to Home" }),
    ).toHaveAttribute("href", "/");
    await userEvent.tab();
    expect(
      screen.getByRole("button", { name: "Load the page again" }),
    ).toHaveFocus();
  });

  it("is over on the next page", () => {
    const { rerender } = render(guarded("/about", <Broken />));
    rerender(guarded("/cohort", <h1>Cohort</h1>));
    expect(screen.getByRole("heading", { name: "Cohort" })).toBeVisible();
  });
});
