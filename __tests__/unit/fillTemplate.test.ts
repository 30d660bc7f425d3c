import { fillTemplate } from "../../src/common/fillTemplate";

test.each([
  ["replaces each placeholder", "{a}, {b}. {a}!", "$& {b}, no. $& {b}!"],
  ["keeps an unknown one, so that the mistake shows", "{aa} {b}", "{aa} no"],
])("a template %s, and takes values literally", (_what, template, filled) => {
  expect(fillTemplate(template, { a: "$& {b}", b: "no" })).toBe(filled);
});
