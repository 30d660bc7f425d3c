import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "../../src/gatsby/files/writeFiles";
import { watchContent } from "../../tools/watchContent";
import { temporaryFolder } from "../support/temporaryFolder";
import { testContent } from "../support/testContent";

const folder = temporaryFolder();

test("each save of a broken file is reported with its place and remedy, and its repair", async () => {
  await writeFiles(folder, [...(await testContent())]);
  const file = join(folder, "pages/home.json");
  const text = readFileSync(file, "utf8");
  let report: (text: string) => void = () => undefined;
  const next = () => new Promise<string>((resolve) => (report = resolve));
  let reported = next();
  const stop = watchContent(folder, (problems) => report(problems));
  try {
    expect(await reported).toBe("");
    reported = next();
    writeFileSync(file, text.replace(/"hero": \{/, '"hero": {,'));
    expect(await reported).toContain("content/pages/home.json:");
    reported = next();
    writeFileSync(file, text);
    expect(await reported).toBe("The content is in order.");
  } finally {
    stop();
  }
}, 60_000);
