import { parseContent } from "../../src/gatsby/content/readContent";

/** Content of these files, by their paths below content/. */
export const contentOf = (files: Readonly<Record<string, object>>) =>
  parseContent(
    new Map(
      Object.entries(files).map(([name, value]) => [
        name,
        Buffer.from(JSON.stringify(value, undefined, 2)),
      ]),
    ),
  );
