/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkContent } from "../../../../src/build/check/checkContent";

test("for an unknown figure no other figure is proposed: it may say something else", async () => {
  const name = "pages/home.json";
  const text = readFileSync(`content/${name}`, "utf8").replace(
    /"description": "[^"]*"/,
    '"description": "We have mentored 295+ women since the firm began, in eleven cities and online, and we go on."',
  );
  const problems = await checkContent({
    planned: {
      texts: new Map([[name, text]]),
      pictures: new Map(),
      removed: new Set(),
    },
  });
  const remedies = problems
    .filter(({ message }) => message.startsWith('The figure "295+"'))
    .map(({ remedy }) => remedy);
  expect(remedies).toEqual([
    "Write the figure as it stands there, or add it there.",
  ]);
});
