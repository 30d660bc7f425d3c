import { slug } from "../../../src/common/slug";
import { unusedName } from "../../../src/common/unusedName";
import { base64Of } from "./encoding";
import { catalogued, catalogueFile, withPicture } from "./catalogue";
import type { ContentFile, ContentStore, Picture } from "./ContentStore";
import { redrawPicture } from "./redrawPicture";

/** A picture from the maintainer's device. */
export interface Upload {
  readonly name: string;
  readonly bytes: Blob;
  readonly alt: string;
  /** Folder below content/images, such as "gallery" or "texts". */
  readonly folder: string;
}

/** A file's name for paths: "Team Day.JPG" is "team-day". */
function pathName(name: string): string {
  const plain = name.normalize("NFKD").replace(/\P{ASCII}|\.[^.]*$/gu, "");
  return slug(plain).slice(0, 60) || "picture";
}

/**
 * Saves a picture and adds it to the catalogue: upright, at most 2000 pixels, without metadata.
 *
 * @returns The picture and the saved catalogue.
 * @throws Error with a sentence for the maintainer.
 */
export async function addPicture(
  store: ContentStore,
  catalogue: ContentFile,
  { name, bytes: file, alt, folder }: Upload,
): Promise<{ picture: Picture; files: readonly ContentFile[] }> {
  const { bytes, ending } = await redrawPicture(file, name);
  const text = await base64Of(bytes);
  const taken = new Set(catalogued(catalogue.text).map(({ path }) => path));
  const place = unusedName(`${folder}/${pathName(name)}`, (each) =>
    taken.has(`${each}.${ending}`),
  );
  const path = `${place}.${ending}`;
  const result = await store.save([
    { path: `images/${path}`, text, base: null },
    {
      path: catalogueFile,
      text: await withPicture(catalogue.text, { path, alt }),
      base: catalogue.version,
    },
  ]);
  if (result.status === "refused") {
    const [problem] = result.problems;
    throw new Error(`“${name}”: ${problem?.message} ${problem?.remedy}`);
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
