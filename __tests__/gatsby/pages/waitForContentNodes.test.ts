import path from "node:path";
import { waitForContentNodes } from "../../../src/gatsby/pages/waitForContentNodes";

const relativePath = "shared/figures.json";
const absolutePath = path.join(
  __dirname,
  "../../support/content",
  relativePath,
);

test("Pages are created when every entry of a changed list has been read", async () => {
  const { length } = jest.requireActual<readonly unknown[]>(absolutePath);
  const children: string[] = [];
  const file = { relativePath, absolutePath, children };
  const getNodesByType = () => [file] as never[];
  let isComplete = false;
  const waiting = waitForContentNodes({ getNodesByType }).then(() => {
    isComplete = true;
  });
  for (let entry = 0; entry < length; entry += 1) {
    await new Promise(setImmediate);
    expect(isComplete).toBe(false);
    children.push(`Entry ${entry}`);
  }
  await waiting;
});
