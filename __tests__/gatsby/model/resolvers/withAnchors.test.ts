import { withAnchors } from "../../../../src/gatsby/model/resolvers/withAnchors";

test("programmes with the same title have different anchors", () => {
  const group = (...titles: string[]) => ({
    programmes: titles.map((title) => ({ title })),
  });
  expect(
    withAnchors({
      groups: [group("Launch it", "…", "Menu"), group("Launch it")],
    }).map(({ programmes }) => programmes.map(({ anchor }) => anchor)),
  ).toEqual([["launch-it", "programme", "menu-2"], ["launch-it-2"]]);
});
