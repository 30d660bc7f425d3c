import type { Random } from "./random";

const values: readonly unknown[] = [
  "",
  " ",
  "x",
  "/contact",
  "/nowhere",
  "https://example.com/",
  "http://example.com/",
  "../../package.json",
  "2026-02-30",
  "<script>alert(1)</script>",
  "<p>text</p>",
  "275+",
  "__proto__",
  0,
  -1,
  1.5,
  3e9,
  1,
  true,
  null,
  [],
  {},
];

type Container = Record<string | number, unknown>;

function containersOf(value: unknown): Container[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersOf)];
}

/** Changes one thing of a file's value: another value, a field more or fewer, an entry more or fewer. */
export function mutate(random: Random, value: unknown): void {
  const containers = containersOf(value).filter(
    (each) => Object.keys(each).length > 0,
  );
  if (containers.length === 0) return;
  const container = random.pick(containers);
  const key = random.pick(Object.keys(container));
  if (Array.isArray(container)) {
    const index = Number(key);
    random.pick([
      () => container.splice(index, 1),
      () => container.splice(index, 0, structuredClone(container[index])),
      () => container.splice(index, 1, random.pick(values)),
      () => container.reverse(),
    ])();
    return;
  }
  random.pick([
    () => Reflect.deleteProperty(container, key),
    () => (container[key] = random.pick(values)),
    () => (container["extra"] = random.pick(values)),
  ])();
}
