import { slug } from "../../../src/common/slug";
import { unusedName } from "../../../src/common/unusedName";
import { base64Of } from "./encoding";
import { catalogued, catalogueFile } from "./catalogue";
import type { ContentFile, ContentStore, Picture } from "./ContentStore";
import { redrawPicture } from "./redrawPicture";

/** A file's name for paths: "Team Day.JPG" is "team-day". */
function pathName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\P{ASCII}|\.[^.]*$/gu, "");
  return slug(plain).slice(0, 60) || "picture";
}

/**
 * Saves a picture and adds it to the catalogue: upright, at most 2000 pixels, without metadata.
 *
 * @param folder Folder below content/images, such as "gallery" or "texts".
 * @returns The picture and the saved catalogue.
 * @throws Error with a sentence for the maintainer.
 */
export async function addPicture(
  store: ContentStore,
  catalogue: ContentFile,
  file: File,
  alt: string,
  folder: string,
): Promise<{ picture: Picture; files: readonly ContentFile[] }> {
  const { bytes, ending } = await redrawPicture(file);
  const text = await base64Of(bytes);
  const entries = catalogued(catalogue.text);
  const place = unusedName(`${folder}/${pathName(file.name)}`, (each) =>
    entries.some((entry) => entry.path === `${each}.${ending}`),
  );
  const path = `${place}.${ending}`;
  const result = await store.save([
    { path: `images/${path}`, text, base: null },
    {
      path: catalogueFile,
      text: JSON.stringify([...entries, { path, alt }]),
      base: catalogue.version,
    },
  ]);
  if (result.status === "refused") {
    const [problem] = result.problems;
    throw new Error(`“${file.name}”: ${problem?.message} ${problem?.remedy}`);
  }
  if (result.status === "conflict")
    throw new Error(
      "Somebody else has added a picture. Reload the page and add yours again.",
    );
  return {
    picture: { path, alt, url: URL.createObjectURL(bytes) },
    files: result.files,
  };
}
