import { screen } from "@testing-library/react";
import NotFoundScreen from "../../../../src/site/screens/not-found/NotFoundScreen";
import { pageData } from "../../../support/pages";
import { renderScreen } from "../../../support/render";

const { article } = pageData<Queries.NotFoundScreenQuery>("/404").data;

test("an unknown article has a screen of its own and is not logged", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/article/news-99");
  await renderScreen(NotFoundScreen, "/404");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    article.notFound.title,
  );
  expect(console.error).not.toHaveBeenCalled();
});
