import { screen, waitFor } from "@testing-library/react";
import NotFoundScreen from "../../../../src/site/screens/not-found/NotFoundScreen";
import { pageData } from "../../../support/pageData";
import { renderScreen } from "../../../support/renderScreen";

const { page, article } = pageData<Queries.NotFoundScreenQuery>("/404").data;

async function visit(path: string) {
  window.history.replaceState(null, "", path);
  await renderScreen(NotFoundScreen, "/404");
}

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

describe("an unknown path", () => {
  it("says so and shows the way home", async () => {
    await visit("/nowhere");
    expect(screen.getByText(page.code)).toBeInTheDocument();
    expect(
      screen.getByRole("heading", { level: 1, name: page.title }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: page.action.label }),
    ).toHaveAttribute("href", page.action.to);
  });

  it("is logged once", async () => {
    await visit("/nowhere");
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining("/nowhere"),
    );
  });

  it("is kept out of search engines", async () => {
    await visit("/nowhere");
    await waitFor(() =>
      expect(document.querySelector("meta[name=robots]")).toHaveAttribute(
        "content",
        "noindex",
      ),
    );
  });
});

describe("an unknown article", () => {
  it("ends in a screen of its own, which is no news for the log", async () => {
    await visit("/article/news-99");
    expect(
      screen.getByRole("heading", { level: 1, name: article.notFound.title }),
    ).toBeInTheDocument();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
