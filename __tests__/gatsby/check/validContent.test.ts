import { rmSync } from "node:fs";
import path from "node:path";
import { articleHtml } from "../../../src/gatsby/model/articleHtml";
import { checkContent } from "../../../src/gatsby/check/checkContent";
import { generateContent } from "../../support/generate/generateContent";
import { mutate } from "../../support/generate/mutate";
import { Random } from "../../support/generate/random";
import { generateHtml } from "../../support/generate/text";
import {
  makeVariantFolder,
  pictureFiles,
  writeVariant,
} from "../../support/generate/writeVariant";

/** `SEEDS=200 npm run test:unit -- validContent` looks at more. */
const seeds = Array.from(
  { length: Number(process.env.SEEDS ?? 5) },
  (_, index) => index + 1,
);
const mutationsPerSeed = 6;

let folder: string;

beforeAll(() => {
  folder = makeVariantFolder();
});

afterAll(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

const errors = async () =>
  (await checkContent({ contentFolder: folder })).filter(
    ({ severity }) => severity === "error",
  );

test.each(seeds)(
  "Content that the model allows (seed %i) is accepted, and every mutation of it is accepted or told with its place and a remedy",
  async (seed) => {
    const random = new Random(seed);
    const files = generateContent(random, pictureFiles);
    writeVariant(folder, files);
    try {
      expect(await errors()).toEqual([]);
      for (let round = 0; round < mutationsPerSeed; round++) {
        const file = random.pick([...files.keys()]);
        const mutated = structuredClone(files.get(file));
        mutate(random, mutated);
        writeVariant(folder, new Map([[file, mutated]]));
        for (const { line, message, remedy } of await errors())
          expect([file, mutated, line, message, remedy]).toEqual([
            file,
            mutated,
            expect.any(Number),
            expect.stringMatching(/./),
            expect.stringMatching(/./),
          ]);
        writeVariant(folder, new Map([[file, files.get(file)]]));
      }
    } finally {
      for (const file of files.keys()) rmSync(path.join(folder, file));
    }
  },
);

test("The sanitiser leaves HTML that is accepted as it is, but for the way entities and links are written", () => {
  const random = new Random(7);
  const tagsOf = (html: string) =>
    html.replace(/<br\s*\/?>/g, "<br>").match(/<\/?\w+/g);
  for (let round = 0; round < 500; round++) {
    const html = generateHtml(random);
    // Around a table, so that it scrolls inside itself.
    const kept = articleHtml([html]).replace(/<div [^>]*>|<\/div>/g, "");
    expect(tagsOf(kept)).toEqual(tagsOf(html));
  }
});
