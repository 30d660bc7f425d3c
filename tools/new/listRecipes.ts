import path from "node:path";
import type { JSONPath } from "jsonc-parser";
import { ContentSchemas } from "../../src/gatsby/model/jsonSchema";
import { pathOf } from "../../src/common/routes";
import { questionOf, type Question } from "./answers";
import { answerTo, type Recipe } from "./recipe";

const schemas = new ContentSchemas();

const pictureQuestion: Question = {
  name: "picture",
  description:
    "The picture's file on this computer: JPEG, PNG or WebP, 600 to 2400 pixels wide.",
};

/**
 * Adds an entry of texts to a list.
 *
 * @param typeName Type of the entry in the model.
 */
export function entryRecipe(
  file: string,
  list: JSONPath,
  typeName: string,
  route: string,
): Recipe {
  const { properties = {}, required = [] } = schemas.ofObject(typeName);
  return {
    questions: () =>
      required.map((name) => questionOf(name, properties[name] ?? {})),
    plan: async (change, answers) => {
      await change.set(
        file,
        [...list, -1],
        Object.fromEntries(
          required.map((name) => [name, answerTo(answers, name)]),
        ),
      );
      return `content/${file} has a new entry at its end. It shows on ${route}.`;
    },
  };
}

/** Adds a picture to the gallery. */
export const galleryPictureRecipe: Recipe = {
  questions: () => {
    const { properties = {} } = schemas.ofObject("GalleryPicture");
    return [
      pictureQuestion,
      questionOf("alt", properties["alt"] ?? {}),
      questionOf("caption", properties["caption"] ?? {}),
    ];
  },
  plan: async (change, answers) => {
    const place = change.addPicture(answerTo(answers, "picture"), "gallery");
    await change.set("shared/gallery.json", ["pictures", -1], {
      file: path.posix.join("../images", place),
      alt: answerTo(answers, "alt"),
      caption: answerTo(answers, "caption"),
    });
    return `content/images/${place} is the last picture of the gallery on ${pathOf("about")}.`;
  },
};

/** Adds a member to the team, with a portrait. */
export const teamMemberRecipe: Recipe = {
  questions: () => {
    const { properties = {}, required = [] } = schemas.ofObject("TeamMember");
    const { properties: ofPicture = {} } = schemas.ofObject("Picture");
    return [
      ...required
        .filter((name) => name !== "image")
        .map((name) => questionOf(name, properties[name] ?? {})),
      pictureQuestion,
      questionOf("alt", ofPicture["alt"] ?? {}),
    ];
  },
  plan: async (change, answers) => {
    const place = change.addPicture(answerTo(answers, "picture"), "team");
    const pictures = JSON.parse(change.read("images/pictures.json")) as {
      path: string;
    }[];
    if (!pictures.some((picture) => picture.path === place))
      await change.set("images/pictures.json", [-1], {
        path: place,
        alt: answerTo(answers, "alt"),
      });
    await change.set("pages/about.json", ["leadership", "team", -1], {
      name: answerTo(answers, "name"),
      role: answerTo(answers, "role"),
      subtitle: answerTo(answers, "subtitle"),
      image: place,
    });
    return `content/pages/about.json has a new member of the team. It shows on ${pathOf("about")}.`;
  },
};
