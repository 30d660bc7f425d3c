import { slug } from "../../src/common/slug";

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
