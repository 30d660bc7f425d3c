import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writePublicFiles } from "../../src/gatsby/files/writePublicFiles";
import {
  compareFolders,
  comparePictures,
} from "../../tools/compare/differences";
import { normalise } from "../../tools/compare/documents";
import { placeOf } from "../../tools/compare/page";
import { pagesToDraw } from "../../tools/compare/pagesToDraw";
import { temporaryFolder } from "../support/temporaryFolder";

/** Compares a file that differs on two sides; one of them may lack it. */
async function compare(
  file: string,
  ...sides: (string | Buffer | undefined)[]
) {
  const folders = sides.map(temporaryFolder);
  for (const [side, folder] of folders.entries()) {
    const content = sides[side];
    if (content !== undefined)
      await writePublicFiles(folder, [[file, content]]);
  }
  return (await compareFolders(folders)).differences;
}

const html = (name: string, colour: string, word: string) =>
  `<style data-emotion="css ${name}">.css-${name}{margin:0;color:${colour}}</style><p class="css-${name}" id="_R_${name}_">${word}</p><script src="/app-${name.repeat(10)}.js"></script><script src="/${"353e35d3ae".repeat(4)}-${name.repeat(10)}.js"></script>`;
const before = html("a1", "red", "Hi");

test.each([
  ["about/index.html", before, html("b2", "red", "Hi"), []],
  [
    "about/index.html",
    before,
    html("a1", "blue", "Hi"),
    [/^-color:red/, /^\+color:blue/],
  ],
  ["index.html", before, html("a1", "red", "Ho"), [/^-.*>Hi/, /^\+.*>Ho/]],
  [
    "page-data/index/page-data.json",
    '{"a":1,"b":2}',
    '{"a":1,"b":3}',
    [/^-.*2/, /^\+.*3/],
  ],
  ["_headers", "/*\n  A: 1\n", "/*\n", [/^- {2}A: 1/]],
  ["feed.xml", "<a>\n<date>1</date>\n", "<a>\n<date>2</date>\n", [/^-/, /^\+/]],
  ["robots.txt", "Allow: /", undefined, [/^-Allow/]],
])(
  "%s, case %#: what differs for a reader",
  async (file, one, other, expected) => {
    const texts = [one, other].map((text) => text && normalise(file, text));
    const found = await compare(file, ...texts);
    const lines = found.flatMap((each) => each.lines?.match(/^[-+].*/gm) ?? []);
    expect(lines).toEqual(expected.map((line) => expect.stringMatching(line)));
  },
);

test.each([
  ["index.html", "/"],
  ["about/index.html", "/about"],
  ["page-data/services/funding/page-data.json", "/services/funding"],
  ["index/390 menu.png", "/"],
  ["feed.xml", "feed.xml"],
])("%s belongs to %s", (file, place) => {
  expect(placeOf(file)).toBe(place);
});

test("only pages whose documents or code differ are drawn", async () => {
  const build = async (hash: string, code: string) => {
    const folder = temporaryFolder();
    const site = join(folder, "site");
    const id = hash.repeat(20);
    for (const name of ["a", "b", "c"]) {
      const componentChunkName = `component---${name}`;
      const data = JSON.stringify({ componentChunkName, path: `/${name}` });
      await writePublicFiles(site, [
        [`page-data/${name}/page-data.json`, data],
        [`${componentChunkName}-${id}.js`, name === "b" ? code : "same"],
        [`runtime-${id}.js`, `{1:"${id}"}`],
      ]);
    }
    return folder;
  };
  const one = await build("1", "one");
  const renamed = await build("2", "one");
  const other = await build("3", "other");
  expect(pagesToDraw([one, renamed], ["feed.xml"])).toEqual([]);
  expect(pagesToDraw([one, other], [])).toEqual(["/b"]);
  expect(pagesToDraw([one, renamed], ["/c/more", "/c"])).toEqual([
    "/c",
    "/c/more",
  ]);
});

test("a pixel that differs by one step is found, and a longer page", async () => {
  const picture = (height: number, green: number) => {
    const dot = {
      width: 1,
      height: 1,
      channels: 3,
      background: `rgb(9,${green},9)`,
    } as const;
    return sharp({ create: { ...dot, width: 50, height, background: "white" } })
      .composite([{ input: { create: dot }, left: 30, top: 20 }])
      .png()
      .toBuffer();
  };
  const [same, step, longer] = await Promise.all([
    picture(40, 7),
    picture(40, 8),
    picture(60, 7),
  ]);
  const find = async (other: Buffer) =>
    (await compare("a/390.png", same, other)).map(({ summary }) => summary);
  expect(await find(same)).toEqual([]);
  const packed = await sharp(same).png({ compressionLevel: 1 }).toBuffer();
  expect(packed.equals(same)).toBe(false);
  expect(await find(packed)).toEqual([]);
  expect(await find(step)).toEqual(["1 px, from 30, 20 to 30, 20"]);
  expect(await find(longer)).toEqual(["1000 px, from 0, 40 to 49, 59"]);
});

test("a picture that the browser drew wrongly once is taken again", async () => {
  const draw = (background: string) =>
    sharp({ create: { width: 9, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
  const folders = [temporaryFolder(), temporaryFolder()];
  const taken: string[] = [];
  const take = async () => {
    for (const [side, folder] of folders.entries())
      for (const name of ["equal", "wrong once", "changed"]) {
        const file = join(folder, `${name}.png`);
        if (existsSync(file)) continue;
        const isRed =
          side === 1 &&
          (name === "changed" ||
            (name === "wrong once" && !taken.includes(file)));
        writeFileSync(file, await draw(isRed ? "red" : "white"));
        taken.push(file);
      }
    return folders;
  };
  const { differences, equal } = await comparePictures(take, () => true);
  expect(differences.map(({ file }) => file)).toEqual(["changed.png"]);
  expect(equal).toEqual(["equal.png", "wrong once.png"]);
});
