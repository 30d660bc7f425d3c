import { entityFault } from "../../../src/gatsby/check/entityFault";

test.each(["R&D; and more", "Grants & loans", "a=1&copy=2", "&#; &;"])(
  "%s holds no entity",
  (text) => {
    expect(entityFault(text)).toBeUndefined();
  },
);

test.each([
  ["Grants &amp; loans", "Write the character itself, &, in place of &amp;."],
  ["5 &lt; 6", "Write the character itself, <, in place of &lt;."],
  ["Founder&#39;s", "Write the character itself, ', in place of &#39;."],
  ["From &#x20B9;1", "Write the character itself, ₹, in place of &#x20B9;."],
  ["Loans&nbsp;now", "Write a space in place of &nbsp;."],
])("%s holds an entity", (text, remedy) => {
  expect(entityFault(text)?.remedy).toBe(remedy);
});
