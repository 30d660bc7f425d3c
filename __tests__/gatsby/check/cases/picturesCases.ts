import type { BrokenCase } from "../../../support/broken/brokenCase";
import { setCases } from "./setCases";

/** Pictures that are missing, damaged, too small or too large. */
export const picturesCases: readonly BrokenCase[] = [
  {
    file: "images/spare/spare.jpg",
    edit: { picture: { width: 800, height: 600, format: "gif" } },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "is in the format gif",
    remedy: "JPEG, PNG, WebP or SVG",
  },
  ...setCases("images/pictures.json", "[0].path", [
    [
      "drawings/drawing-0.svg",
      '"drawings/drawing-0.svg" is a drawing; only logos can be one',
      "JPEG, PNG or WebP",
    ],
  ]),
  ...setCases("news/news-1.json", "image", [
    [
      "/drawings/drawing-0.svg",
      'No picture has the path "/drawings/drawing-0.svg"',
      "content/images/pictures.json",
    ],
  ]),
  ...setCases("pages/home.json", "hero.picture", [
    [
      "drawings/drawing-0.svg",
      'No picture has the path "drawings/drawing-0.svg"',
      "content/images/pictures.json",
    ],
    [
      "spare/spar.jpg",
      "No picture has the path",
      'Did you mean "spare/spare.jpg"?',
    ],
  ]),
  ...setCases("shared/gallery.json", "pictures[0].file", [
    [
      "../images/drawings/drawing-0.svg",
      'drawing-0.svg" is a drawing; only logos can be one',
      "JPEG, PNG or WebP",
    ],
    [
      "../images/photos/photo-O.jpg",
      "content/images/photos/photo-O.jpg does not exist",
      'Did you mean "../images/photos/photo-0.jpg"?',
    ],
    [
      "/etc/passwd",
      "leads out of content/images",
      "Move the picture into content/images",
    ],
    [
      "../../../package.json",
      "leads out of content/images",
      "Move the picture into content/images",
    ],
    [
      "..\\images\\gallery\\g01-workshop.jpg",
      "contains a backslash",
      "Write / between the folders",
    ],
  ]),
  {
    file: "images/spare/spare.jpg",
    edit: { write: "" },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "is not a picture",
    remedy: "JPEG, PNG, WebP or SVG",
  },
  {
    file: "images/spare/logo.png",
    edit: { picture: { width: 200, height: 40, format: "png" } },
    reportedIn: "images/logos.json",
    field: "[0].path",
    message: "is 40 pixels high, too small",
    remedy: "at least 56 pixels high",
  },
  ...setCases("pages/about.json", "alliances.logos[0]", [
    [
      "spare/spare.jpg",
      'No logo has the path "spare/spare.jpg"',
      "content/images/logos.json",
    ],
  ]),
  {
    file: "images/spare/spare.jpg",
    edit: { delete: true },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "content/images/spare/spare.jpg does not exist",
    remedy: "Add the file",
  },
  {
    file: "images/spare/spare.jpg",
    edit: { picture: { width: 5000, height: 100, format: "jpeg" } },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "is 5000 pixels wide",
    remedy: "at most 2400 pixels",
  },
  {
    file: "images/spare/spare.jpg",
    edit: { picture: { width: 200, height: 150, format: "jpeg" } },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "is 200 pixels wide, too small",
    remedy: "at least 600 pixels",
  },
  ...setCases("news/news-1.json", "article.author.image", [
    [
      "/spare/spar.jpg",
      "No picture has the path",
      'Did you mean "spare/spare.jpg"?',
    ],
  ]),
  ...setCases("featured/features-1.json", "image", [
    [
      "/articles/featured/featured-mentor.jpg",
      "No picture has the path",
      "content/images/pictures.json",
    ],
  ]),
  {
    file: "images/spare/spare.jpg",
    edit: { picture: { width: 800, height: 600, format: "png" } },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "is in the format png",
    remedy: "the ending of its format",
  },
  {
    file: "images/spare/spare.jpg",
    edit: { write: "This is a letter, not a picture.\n" },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "is not a picture",
    remedy: "JPEG, PNG, WebP or SVG",
  },
  {
    file: "images/drawings/drawing-0.svg",
    edit: {
      write:
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><script>alert(1)</script></svg>\n',
    },
    reportedIn: "images/logos.json",
    field: "[1].path",
    message: "contains a script",
    remedy: "Save or copy the file again",
  },
  {
    file: "images/spare/spare.jpg",
    edit: { bytes: (whole) => whole.subarray(0, 2000) },
    reportedIn: "images/pictures.json",
    field: "[0].path",
    message: "breaks off before its end",
    remedy: "Save or copy the file again",
  },
];
