import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { itemKinds } from "../../src/gatsby/model/itemKinds";
import { entries, field } from "../support/readContent";
import type { Lists } from "./ordinaryEdits";

/** Another photograph in the place of a file. */
async function drawPicture(file: string, background: string): Promise<void> {
  const picture = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background },
  })
    .toFormat(file.endsWith(".webp") ? "webp" : "jpeg")
    .toBuffer();
  rmSync(file, { force: true });
  writeFileSync(file, picture);
}

/**
 * What a year does to files: new items with and without a day to come, a draft, a new document, a new and a replaced
 * picture; or all items of a kind but two removed.
 */
export async function addAndRemove(
  folder: string,
  lists: Lists,
): Promise<void> {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const write = (file: string, value: unknown) =>
    writeFileSync(
      path.join(folder, file),
      `${JSON.stringify(value, undefined, 2)}\n`,
    );
  for (const { folder: kind, idPrefix } of itemKinds) {
    const files = readdirSync(path.join(folder, kind)).sort();
    if (lists === "shorter") {
      for (const file of files.slice(2)) rmSync(path.join(folder, kind, file));
      continue;
    }
    const first = read(`${kind}/${files[0] ?? ""}`);
    for (const [number, own] of [
      [901, { date: "2026-06-01" }],
      [902, { date: "2099-06-01" }],
      [903, { draft: true }],
    ] as const) {
      const id = `${idPrefix}-${number}`;
      const title = `${String(field(first, "title")).slice(0, 40)} ${number}`;
      write(`${kind}/${id}.json`, { ...Object(first), id, title, ...own });
    }
  }
  if (lists === "shorter") return;

  const [document = ""] = readdirSync(path.join(folder, "documents")).sort();
  write("documents/cookies.json", {
    ...Object(read(`documents/${document}`)),
    id: "cookies",
    title: "Cookies on this website",
    label: "Cookies",
    order: 90,
    summary:
      "This website sets no cookies, and this page says so once more, for those who look for it.",
  });

  const pictures = entries(read("images/pictures.json"));
  const shown = pictures
    .map((picture) => String(field(picture, "path")))
    .filter((file) => file.endsWith(".jpg"));
  for (const file of shown.slice(0, 3))
    await drawPicture(path.join(folder, "images", file), "#336699");
  await drawPicture(path.join(folder, "images/new.webp"), "#884422");
  await drawPicture(path.join(folder, "images/new-logo.jpg"), "#225588");
  write("images/pictures.json", [
    ...pictures,
    { path: "new.webp", alt: "A plain brown picture." },
  ]);
  write("images/logos.json", [
    ...entries(read("images/logos.json")),
    { path: "new-logo.jpg", alt: "A plain blue logo." },
  ]);
}
