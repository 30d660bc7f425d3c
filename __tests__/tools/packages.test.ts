import { readFileSync } from "node:fs";

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([folder]) => folder !== "");

/** The folders of the packages that match. */
const placesWhere = (isTrue: (locked: Locked) => boolean) =>
  locked.filter(([, entry]) => isTrue(entry)).map(([folder]) => folder);

test("Every locked package, of every platform, has its checksum", () => {
  expect(locked).not.toHaveLength(0);
  expect(
    placesWhere(({ integrity = "" }) => !/^sha(512|1)-/.test(integrity)),
  ).toEqual([]);
});

test("The lock file names no server, so that npm uses the configured registry", () => {
  expect(placesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test("No package is an alias of another", () => {
  expect(readFileSync("package.json", "utf8")).not.toContain('"npm:');
});
