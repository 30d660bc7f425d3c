import { slug } from "../../src/common/slug";
import { topicPath } from "../../src/common/routes";
import { hasFormat, textFormats } from "../../src/gatsby/model/formats";

test.each([
  ["Idea-to-Launch Accelerator", "idea-to-launch-accelerator"],
  ["Bærekraft på Ørland", "baerekraft-pa-orland"],
  ["Straße, Łódź & Cœur", "strasse-lodz-coeur"],
  ["Café", "cafe"],
  ["Cafe\u0301", "cafe"],
  ["İstanbul", "istanbul"],
  ["व्यवसाय 2", "व्यवसाय-2"],
  ["…", ""],
])("“%s” is %s in addresses", (title, name) => {
  expect(slug(title)).toBe(name);
});

test.each(["Bærekraft", "व्यवसाय"])(
  "an address with the topic %s can be redirected",
  (topic) => {
    expect(hasFormat(topicPath(topic, 1), textFormats.path)).toBe(true);
  },
);
