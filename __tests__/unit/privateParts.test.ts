import { version } from "gatsby/package.json";

/** The version of Gatsby whose internals were checked (docs/architecture.md#private-parts). */
const triedVersion = "5.16.1";

test("Gatsby has the version whose internals were checked", () => {
  expect(
    version === triedVersion ||
      `Gatsby ${version}: read "Private parts" in docs/architecture.md, run the journeys, then write it here.`,
  ).toBe(true);
});
