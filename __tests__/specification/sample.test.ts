import { sample } from "../../content/site.json";
import { fileDigests, sampleOf } from "../../src/gatsby/check/sample";
import recorded from "../../src/gatsby/check/sample.json";
import { parseContent, readFolder } from "../../src/gatsby/content/readContent";

(sample ? test : test.skip)("sample.json is that of the sample content", () => {
  const raw = readFolder("content");
  const digests = fileDigests(raw, readFolder("static"));
  const { texts, labels, ...sampleNow } = sampleOf(parseContent(raw), digests);
  expect(sampleNow).toEqual({
    ...recorded,
    texts: undefined,
    labels: undefined,
  });
  expect(Object.keys(texts)).toEqual(Object.keys(recorded.texts));
  expect(Object.keys(labels)).toEqual(Object.keys(recorded.labels));
});
