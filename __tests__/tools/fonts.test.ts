import { readFileSync } from "node:fs";
import path from "node:path";
import typefaces from "../../src/common/typefaces.json";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { writeFonts } from "../../tools/fonts";
import { temporaryFolder } from "../support/temporaryFolder";

test("the fonts in static/ and their typefaces are made from src/common/fonts.ts", async () => {
  const folder = temporaryFolder();
  expect(await writeFonts(folder)).toEqual(typefaces);
  const made = filesBelow(folder);
  const kept = filesBelow("static/fonts").filter((file) => file !== "OFL.txt");
  expect(kept).toEqual(made);
  for (const file of made) {
    const bytes = readFileSync(path.join(folder, file));
    const same = bytes.equals(readFileSync(path.join("static/fonts", file)));
    expect([file, same]).toEqual([file, true]);
  }
});
