/** @jest-environment jsdom */
import { localForage } from "decap-cms-lib-util";
import { keepDrafts } from "../../../../tools/editor/page/keepDrafts";

test("A draft is offered once its form is there, and all else at once", async () => {
  await localForage.setItem("backup.news.news-1", "What was typed");
  await localForage.setItem("tree", "Files");
  await keepDrafts();
  expect(await localForage.getItem("tree")).toBe("Files");
  expect(await localForage.getItem("backup.news.news-2")).toBeNull();

  const offered = jest.fn();
  const draft = localForage.getItem("backup.news.news-1").then(offered);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(offered).not.toHaveBeenCalled();
  document.body.innerHTML = '<div class="css-1-ControlPaneContainer"></div>';
  await draft;
  expect(offered).toHaveBeenCalledWith("What was typed");
});
