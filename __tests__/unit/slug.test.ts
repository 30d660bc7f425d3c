import { slug } from "../../src/common/slug";

test.each([
  ["Idea-to-Launch Accelerator", "idea-to-launch-accelerator"],
  ["Café", "cafe"],
  ["व्यवसाय 2", "व्यवसाय-2"],
  ["…", ""],
])("“%s” is %s in addresses", (title, name) => {
  expect(slug(title)).toBe(name);
});
