import { toExcerpt } from "../../../src/site/search/excerpt";

const content =
  "Where Visionaries Scale. Fourteen weeks with a mentor of your own & a Demo Day. " +
  `${"Word ".repeat(40)}then funding up to ₹1 Crore.`;

test.each([
  [
    "a <mark>mentor</mark> of your own",
    "Fourteen weeks with a <mark>mentor</mark> of your own",
  ],
  ["Fourteen <mark>weeks</mark> with", "Fourteen <mark>weeks</mark> with"],
  ["<mark>Where</mark> Visionaries", "<mark>Where</mark> Visionaries"],
  ["then <mark>funding</mark> up", "… then <mark>funding</mark> up"],
  ["nowhere <mark>found</mark>", "nowhere <mark>found</mark>"],
])("%j becomes %j", (excerpt, shown) => {
  expect(toExcerpt({ content, excerpt })).toBe(shown);
});
