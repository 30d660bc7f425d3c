import { rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { addPicture } from "../../../tools/editor/addPicture";
import { SavedFiles } from "../../../tools/editor/savedFiles";
import { contentState, copyContent } from "../../support/contentCopy";

let folder: string;
let saved: SavedFiles;
let before: Record<string, string>;

beforeEach(() => {
  folder = copyContent();
  saved = new SavedFiles(folder);
  before = contentState(folder);
});

afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
});

const alt = "Two founders at a market stall";
const changedFiles = () => {
  const now = contentState(folder);
  return Object.keys(now).filter((name) => now[name] !== before[name]);
};

/** A picture as a phone makes it: lying on its side, with the place where it was taken. */
const fromPhone = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#224466" } })
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 33/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test("A phone's picture is turned upright, scaled down, rid of its place, and listed with its text", async () => {
  const bytes = await fromPhone(4000, 3000);
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const place = await addPicture(saved, "Bazaar née (1).JPG", bytes, alt);
  expect(place).toBe("texts/bazaar-nee-1.jpg");
  const { width, height, orientation, exif, icc, xmp } = await sharp(
    path.join(folder, "images", place),
  ).metadata();
  expect({ width, height, orientation, exif, icc, xmp }).toEqual({
    width: 1500,
    height: 2000,
  });
  expect(changedFiles().sort()).toEqual([
    "images/pictures.json",
    `images/${place}`,
  ]);
  const listed = Buffer.from(
    contentState(folder)["images/pictures.json"] ?? "",
    "latin1",
  ).toString("utf8");
  expect((JSON.parse(listed) as unknown[]).at(-1)).toEqual({
    path: place,
    alt,
  });
  expect(await addPicture(saved, "Bazaar née (1).JPG", bytes, alt)).toBe(
    "texts/bazaar-nee-1-2.jpg",
  );

  saved.undo();
  expect(saved.changes()).toContainEqual({
    place: `images/${place}`,
    before: "",
    after: "A picture",
  });
  saved.undo();
  expect(changedFiles()).toEqual([]);
});

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic"),
  Buffer.alloc(200),
]);

test.each([
  ["a HEIC picture", "IMG_1.jpg", heic, alt, /Most Compatible/],
  [
    "a drawing",
    "logo.png",
    Buffer.from("<svg><script>alert(1)</script></svg>"),
    alt,
    /Export it as PNG/,
  ],
  ["no picture", "cat.jpg", Buffer.from("%PDF-1.7"), alt, /not a picture/],
  ["words", "cat.jpg", Buffer.from("meow"), alt, /not a picture/],
  ["40 MB", "big.jpg", Buffer.alloc(40_000_000), alt, /40 MB large; 30 MB/],
])(
  "Of %s a sentence tells what to do, and nothing is written",
  async (_what, name, bytes, text, sentence) => {
    await expect(addPicture(saved, name, bytes, text)).rejects.toThrow(
      sentence,
    );
    expect(changedFiles()).toEqual([]);
  },
);

test("A picture that breaks off, one that is too small, and one that nobody describes are refused", async () => {
  const bytes = await fromPhone(1600, 1200);
  const broken = bytes.subarray(0, bytes.length / 2);
  await expect(addPicture(saved, "a.jpg", broken, alt)).rejects.toThrow(
    /“a.jpg” is damaged/,
  );
  const small = await fromPhone(300, 300);
  await expect(addPicture(saved, "a.jpg", small, alt)).rejects.toThrow(
    /at least 600 pixels wide/,
  );
  await expect(addPicture(saved, "a.jpg", bytes, " ")).rejects.toThrow(
    /Say in a few words what the picture shows/,
  );
  expect(changedFiles()).toEqual([]);
});
