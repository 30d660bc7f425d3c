import { slug } from "../../../src/common/slug";
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

/** An unused path below content/images: texts/team-day.jpg, texts/team-day-2.jpg, … */
function freePath(
  folder: string,
  name: string,
  ending: string,
  taken: ReadonlySet<string>,
): string {
  const words =
    slug(name.normalize("NFKD").replace(/\P{ASCII}|\.[^.]*$/gu, "")).slice(
      0,
      60,
    ) || "picture";
  for (let number = 1; ; number++) {
    const suffix = number > 1 ? `-${number}` : "";
    const path = `${folder}/${words}${suffix}.${ending}`;
    if (!taken.has(path)) return path;
  }
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
  for (;;) {
    const path = freePath(folder, name, ending, taken);
    const result = await store.save(
      [
        { path: `images/${path}`, text, base: null },
        {
          path: catalogueFile,
          text: await withPicture(catalogue.text, { path, alt }),
          base: catalogue.version,
        },
      ],
      `Add the picture ${path}`,
    );
    if (result.status === "saved")
      return {
        picture: { path, alt, url: URL.createObjectURL(bytes) },
        files: result.files,
      };
    if (result.status === "refused") {
      const [problem] = result.problems;
      throw new Error(`“${name}”: ${problem?.message} ${problem?.remedy}`);
    }
    if (result.theirs.path === catalogueFile) catalogue = result.theirs;
    else taken.add(path);
  }
}
