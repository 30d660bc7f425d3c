import data, {
  type BrowserName,
  type CompatStatement,
  type SimpleSupportStatement,
} from "@mdn/browser-compat-data";
import { browserslist } from "../../../package.json";

const names: Readonly<Record<string, BrowserName>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

/** The oldest versions that package.json declares. */
const declared = browserslist.map((line) => {
  const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  const browser = names[name];
  if (!browser) throw new Error(`package.json: ${line} is not understood`);
  return { browser, version: Number(version) };
});

/** What the data of MDN say of a feature, such as css.properties.gap; undefined where they know none of that name. */
export function statementOf(path: string): CompatStatement | undefined {
  let at: unknown = data;
  for (const key of path.split("/"))
    at =
      typeof at === "object" && at !== null && Object.hasOwn(at, key)
        ? (Reflect.get(at, key) as unknown)
        : undefined;
  return typeof at === "object" && at !== null && "__compat" in at
    ? (at.__compat as CompatStatement)
    : undefined;
}

/** A version of the data, such as "≤37", as a number; one that there is not yet is beyond all. */
const asNumber = (version: string | boolean | null | undefined) =>
  typeof version === "string"
    ? parseFloat(version.replace("≤", "")) || Infinity
    : Infinity;

const isIn = (version: number) => (support: SimpleSupportStatement) =>
  !support.prefix &&
  !support.alternative_name &&
  !support.flags &&
  asNumber(support.version_added) <= version &&
  asNumber(support.version_removed) > version;

/** Whether one of the declared browsers lacks a feature. */
export function isLacking(path: string): boolean {
  const support = statementOf(path)?.support ?? {};
  return declared.some(({ browser, version }) => {
    const statements = support[browser];
    return statements && ![statements].flat().some(isIn(version));
  });
}

/** Names of the platform's objects and their members that a declared browser lacks, in one object at least. */
export function lackingNames(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [place, objects] of [
    ["api", data.api],
    ["javascript/builtins", data.javascript.builtins],
  ] as const)
    for (const [owner, members] of Object.entries(objects ?? {})) {
      if (isLacking(`${place}/${owner}`)) names.add(owner);
      for (const member of Object.keys(members))
        if (isLacking(`${place}/${owner}/${member}`))
          names.add(member.replace(/_static$/, ""));
    }
  return names;
}
