import { countOf, field, readContent } from "../support/readContent";

/** Lengths of lists in docs/product.md; those that grow with the firm may be longer. */
test.each([
  ["testimonials of the carousel", "shared/success-stories", ["stories"], 12],
  ["testimonials of the band", "shared/victory-voices", ["voices"], 12],
  ["pictures of the gallery", "shared/gallery", ["pictures"], 30],
  ["members of the team", "pages/about", ["leadership", "team"], 3],
])("The %s are at least as many as specified", (_name, file, path, count) => {
  expect(countOf(file, ...path)).toBeGreaterThanOrEqual(count);
});

test.each([
  ["logos of alliances", "pages/about", ["alliances", "logos"], 18],
  ["partner credits", "shared/partner-credits", ["partners"], 6],
  ["extended services", "pages/services", ["extended", "services"], 15],
  ["mentoring services", "pages/services-mentoring", ["services", "cards"], 14],
  ["groups of membership tiers", "pages/membership", ["groups"], 5],
  ["regional offices", "site", ["offices"], 5],
])("The %s are as many as specified", (_name, file, path, count) => {
  expect(countOf(file, ...path)).toBe(count);
});

test.each([
  ["pages/services", ["extended", "toggle", "initialCount"]],
  ["pages/services-mentoring", ["services", "toggle", "initialCount"]],
])("The long list of %s shows six entries at first", (file, path) => {
  expect(path.reduce<unknown>(field, readContent(file))).toBe(6);
});
