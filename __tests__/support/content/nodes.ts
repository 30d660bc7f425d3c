import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  contentFileType,
  contentPlaces,
} from "../../../src/build/model/contentTypes";

export type Node = Readonly<Record<string, unknown>>;

/** Every page, catalogue entry, content item and picture file, by the name of its type in the schema. */
export function readNodes(
  folder = "content",
): ReadonlyMap<string, readonly Node[]> {
  const nodes = new Map<string, Node[]>(
    [...contentPlaces.map(({ typeName }) => typeName), "File"].map((type) => [
      type,
      [],
    ]),
  );
  for (const file of readdirSync(folder, { recursive: true })) {
    const place = String(file).split(path.sep).join("/");
    if (place.startsWith("images/") && path.extname(place) !== "")
      nodes.get("File")?.push({ relativePath: place, ...fileOf(place) });
    const type = place.endsWith(".json") && contentFileType(place);
    if (!type) continue;
    const text = readFileSync(path.join(folder, place), "utf8");
    const content = JSON.parse(text) as Node | Node[];
    for (const entry of [content].flat())
      nodes.get(type.typeName)?.push({
        ...entry,
        __typename: type.typeName,
        jsonId: entry.id,
      });
  }
  return nodes;
}

/** What the pages receive of a picture's file: its name, and a stand-in for the versions that a build makes. */
export function fileOf(file: string): object {
  const src = `/static/${path.basename(file)}`;
  const gatsbyImageData = {
    layout: "fullWidth",
    width: 1,
    height: 1,
    images: { sources: [], fallback: { src } },
  };
  return {
    publicURL: src,
    childImageSharp: file.endsWith(".svg") ? null : { gatsbyImageData },
  };
}
