import { screen, waitFor } from "@testing-library/react";
import NotFoundScreen from "../../../../src/site/screens/not-found/NotFoundScreen";
import { renderScreen } from "../../../support/renderScreen";

async function visit(path: string) {
  window.history.replaceState(null, "", path);
  await renderScreen(NotFoundScreen, "NotFoundScreen");
}

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});

describe("an unknown path", () => {
  it("shows 404, Oops! Page not found and the way home", async () => {
    await visit("/nowhere");
    expect(screen.getByText("404")).toBeInTheDocument();
    expect(
      screen.getByRole("heading", { level: 1, name: "Oops! Page not found" }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: "Return to Home" }),
    ).toHaveAttribute("href", "/");
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
  it("ends in Article Not Found, which is no news for the log", async () => {
    await visit("/article/news-99");
    expect(
      screen.getByRole("heading", { level: 1, name: "Article Not Found" }),
    ).toBeInTheDocument();
    expect(console.warn).not.toHaveBeenCalled();
  });
});
