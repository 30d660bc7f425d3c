import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { slug } from "../../src/common/slug";
import { ChangeRefused, ContentChange } from "./contentChange";
import type { SavedFiles } from "./savedFiles";
import { takeInPicture } from "./takeInPicture";

/** The catalogue of pictures, below content/. */
const catalogue = "images/pictures.json";
/** Where pictures stand that are added for a text, below content/images. */
const topic = "texts";
const leastAlt = 5;

const endings: Readonly<Record<string, string>> = { jpeg: "jpg" };

/** A path that no picture has: team-day.jpg, team-day-2.jpg, … */
function freePath(change: ContentChange, name: string, format: string): string {
  const plain = path.parse(name).name.normalize("NFKD");
  const base = slug(plain.replace(/[^ -~]/g, "")).slice(0, 60) || "picture";
  for (let number = 1; ; number++) {
    const file = `${base}${number > 1 ? `-${number}` : ""}.${endings[format] ?? format}`;
    if (!change.has(`images/${topic}/${file}`)) return `${topic}/${file}`;
  }
}

/**
 * Adds a picture from somebody's disk or phone to content/images, and to the catalogue with its alternative text: a
 * save of its own, which can be undone.
 *
 * @param name As the person calls the file.
 * @returns Its path below content/images.
 * @throws ChangeRefused, and writes nothing, if the site cannot use it or nobody says what it shows.
 */
export async function addPicture(
  saved: SavedFiles,
  name: string,
  bytes: Buffer,
  alt: string,
): Promise<string> {
  if (alt.trim().length < leastAlt)
    throw new ChangeRefused(
      "Say in a few words what the picture shows, for those who cannot see it; then add it again.",
    );
  const taken = await takeInPicture(name, bytes);
  const change = new ContentChange(saved.folder);
  const place = freePath(change, name, taken.format);
  const uploads = mkdtempSync(path.join(tmpdir(), "pictures-"));
  try {
    const upload = path.join(uploads, path.basename(place));
    writeFileSync(upload, taken.bytes);
    change.pictures.set(`images/${place}`, upload);
    await change.set(catalogue, [-1], { path: place, alt: alt.trim() });
    await saved.apply(change);
  } finally {
    rmSync(uploads, { recursive: true });
  }
  return place;
}
