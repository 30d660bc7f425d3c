import { renderTree } from "../../../../src/gatsby/html/textTree";
import { documentParts } from "../../../../src/gatsby/model/resolvers/documentResolvers";

test("every heading of a document has an id of its own, in and between its parts", () => {
  const parts = documentParts([
    { heading: "Contents", content: ["<h3>Your rights</h3>"] },
    { heading: "Your rights", content: [] },
    { heading: "Your rights!", content: ["<p>Firm &amp; Co</p>"] },
  ]);
  expect(
    parts.map(({ id, heading, tree }) => [id, heading, renderTree(tree)]),
  ).toEqual([
    ["part-contents", "Contents", '<h3 id="part-your-rights">Your rights</h3>'],
    ["part-your-rights-2", "Your rights", ""],
    ["part-your-rights-3", "Your rights!", "<p>Firm &amp; Co</p>"],
  ]);
});
