import { sample } from "../../content/site.json";
import { fileDigests, sampleOf } from "../../src/gatsby/check/sample";
import recorded from "../../src/gatsby/check/sample.json";
import { parseContent, readFolder } from "../../src/gatsby/content/readContent";

(sample ? test : test.skip)("sample.json is that of the sample content", () => {
  const raw = readFolder("content");
  const digests = fileDigests(raw, readFolder("static"));
  const now = sampleOf(parseContent(raw), digests);
  expect(now.files).toEqual(recorded.files);
  expect(Object.keys(now.content)).toEqual(Object.keys(recorded.content));
});
