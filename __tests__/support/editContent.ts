import { rmSync, writeFileSync } from "node:fs";
import { readFolder } from "../../src/gatsby/content/readContent";
import { withOrdinaryEdits } from "./ordinaryEdits";

/** Makes a year of ordinary edits in content/; `git restore content && git clean -fq content` takes them back. */
const files = readFolder("content");
const edited = withOrdinaryEdits(files);
for (const name of files.keys())
  if (!edited.has(name)) rmSync(`content/${name}`);
for (const [name, bytes] of edited)
  if (files.get(name) !== bytes) writeFileSync(`content/${name}`, bytes);
