import type { BrokenCase, Edit } from "../../../support/broken/brokenCase";
import { drawPicture } from "../../../support/drawPicture";
import { setCases } from "./editCases";

/** A picture in place of the file. */
const picture = (...drawn: Parameters<typeof drawPicture>): Edit => ({
  rewrite: () => drawPicture(...drawn),
});

/** The edit of the first picture's file, part of the message, part of the remedy. */
const brokenFiles: readonly (readonly [Edit, string, string, "note"?])[] = [
  [picture(800, 600, { format: "gif" }), "in the format gif", "WebP or SVG"],
  [picture(800, 600, { format: "png" }), "in the format png", "the ending of"],
  [picture(800, 600, { kept: 0.5 }), "is damaged or incomplete", "Copy or"],
  [picture(800, 600, { orientation: 6 }), "lies on its side", "Turn it"],
  [picture(5000, 100), "is 5000 pixels wide", "at most 2400 pixels"],
  [picture(2000, 30000), "is 30000 pixels high", "at most 2400 pixels"],
  [picture(200, 150), "is 200 pixels wide, too small", "at least 600 pixels"],
  [picture(4032, 3024), "more than the site ever", "at most 2400", "note"],
  [
    { write: "version https://git-lfs.github.com/spec/v1\n" },
    "LFS",
    "lfs pull",
  ],
  [{ write: "\0\0\0\x18ftypheic" }, "in the format HEIC", "Export it"],
  [{ write: "" }, "is not a picture.", "JPEG, PNG, WebP or SVG"],
  [{ write: "This is a letter.\n" }, "is not a picture", "WebP or SVG"],
  [{ delete: true }, 'spare.jpg" is not a picture of', "Add the file"],
];

/** Pictures that are missing, damaged, too small or too large. */
export const picturesCases: readonly BrokenCase[] = [
  ...brokenFiles.map(([edit, message, remedy, severity]): BrokenCase => ({
    file: "images/spare/spare.jpg",
    edit,
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message,
    remedy,
    ...(severity && { severity }),
  })),
  ...setCases("images/pictures.json", "[0].path", [
    ["drawings/drawing-0.svg", '0.svg" is a drawing', "JPEG, PNG or WebP"],
  ]),
  ...setCases("news/news-1.json", "image", [
    ["/drawings/drawing-0.svg", "No picture has the path", "pictures.json"],
  ]),
  ...setCases("pages/home.json", "hero.picture", [
    ["drawings/drawing-0.svg", "No picture has the path", "pictures.json"],
  ]),
  ...setCases("shared/gallery.json", "pictures[0].file", [
    ["../images/drawings/drawing-0.svg", "is a drawing; only", "PNG or WebP"],
    ["../images/photos/photo-0.JPG", "is not a picture", 'photos/photo-0.jpg"'],
    ["../images/photos/photo-O.jpg", "is not a picture", 'photos/photo-0.jpg"'],
    ["../../../package.json", "is not a picture of content", "Add the file"],
  ]),
  {
    file: "images/pictures.json",
    edit: [
      { copyTo: "images/spare/100%.jpg", in: "images/spare/spare.jpg" },
      { set: "[0].path", to: "spare/100%.jpg" },
    ],
    message: "has none of the signs %",
    remedy: "such as heroes/home.jpg",
  },
  {
    file: "images/pictures.json",
    edit: [
      {
        in: "images/spare/clear.png",
        ...picture(800, 600, { format: "png", transparent: true }),
      },
      { set: "[0].path", to: "spare/clear.png" },
    ],
    severity: "note",
    message: "has transparent parts, which are black",
    remedy: "on white",
  },
  {
    file: "images/drawings/drawing-0.svg",
    edit: { rewrite: (text) => text.replace(/xmlns="\S+"/, "") },
    reportedIn: "images/logos.json",
    field: "[1].path",
    message: "its xmlns is missing",
    remedy: "Write <svg xmlns=",
  },
  {
    file: "images/spare/logo.png",
    edit: picture(200, 40, { format: "png" }),
    reportedIn: "images/logos.json",
    field: "[0].path",
    message: "is 40 pixels high, too small",
    remedy: "at least 56 pixels high",
  },
  ...setCases("shared/people.json", "[0].image", [
    ["/spare/spar.jpg", "No picture has the path", 'mean "spare/spare.jpg"?'],
  ]),
];
