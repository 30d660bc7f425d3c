import { screen, waitFor } from "@testing-library/react";
import NotFoundScreen from "../../../../src/site/screens/not-found/NotFoundScreen";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { page, article } = pageData<Queries.NotFoundScreenQuery>("/404").data;

async function visit(path: string) {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.history.replaceState(null, "", path);
  await renderScreen(NotFoundScreen, "/404");
}

test("an unknown path is logged once and kept out of search engines", async () => {
  await visit("/nowhere");
  expect(
    screen.getByRole("heading", { level: 1, name: page.code }),
  ).toBeVisible();
  expect(jest.mocked(console.error).mock.calls).toEqual([
    [expect.stringContaining("/nowhere")],
  ]);
  await waitFor(() =>
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute(
      "content",
      "noindex",
    ),
  );
});

test("an unknown article has a screen of its own and is not logged", async () => {
  await visit("/article/news-99");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    article.notFound.title,
  );
  expect(console.error).not.toHaveBeenCalled();
});
