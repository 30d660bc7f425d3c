import { withAnchors } from "../../../src/gatsby/model/withAnchors";

test("programmes with the same title have different anchors", () => {
  const group = (...titles: string[]) => ({
    programmes: titles.map((title) => ({ title })),
  });
  expect(
    withAnchors({ groups: [group("Launch it", "…"), group("Launch it")] }).map(
      ({ programmes }) => programmes.map(({ anchor }) => anchor),
    ),
  ).toEqual([["launch-it", "programme"], ["launch-it-2"]]);
});
