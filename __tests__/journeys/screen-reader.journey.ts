import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "../support/journey";
import { literally } from "../support/literally";
import { isSample, remedy } from "../support/sample";
import { said } from "../support/said";
import { ScreenReader } from "../support/ScreenReader";

const folder = "__tests__/specification/screen-reader";

/** A text with each `{file place}` replaced by what the content says there. */
const fillIn = (line: string): string =>
  line.replace(/\{(\S+) ([^}]+)\}/g, (_, file: string, place: string) =>
    said(file, place),
  );

/** Whether a line is what was heard; "…" stands for what changes with the content, such as the newest article. */
const isMeant = (line: string, heard: string): boolean =>
  new RegExp(`^${literally(line).replaceAll("…", ".+")}$`).test(heard);

/**
 * Each file is a task: what a visitor does, marked with ">", and what a screen reader then says, in this order. Names
 * come from the content; which sections there are, and in which order, is the sample's.
 */
test("a screen reader leads through the commonest tasks", async ({ page }) => {
  test.skip(!isSample, "The content is no longer the sample's.");
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const reader = await ScreenReader.start(page);
  for (const file of readdirSync(folder).sort()) {
    const lines = readFileSync(`${folder}/${file}`, "utf8")
      .split("\n")
      .filter(Boolean)
      .map(fillIn);
    const heard: string[] = [];
    for (const line of lines.filter((line) => line.startsWith("> ")))
      heard.push(line, ...(await reader.act(line.slice(2))));
    const told = heard.map((line, index) =>
      isMeant(lines[index] ?? "", line) ? lines[index] : line,
    );
    expect.soft(told.join("\n"), `${file}: ${remedy}`).toBe(lines.join("\n"));
  }
});
