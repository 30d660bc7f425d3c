import { readdirSync } from "node:fs";
import path from "node:path";
import { contentFileType } from "../../src/build/model/contentTypes";
import { nextId } from "../../src/build/model/itemIds";
import { ContentSchemas } from "../../src/build/model/jsonSchema";
import { articlePath } from "../../src/common/routes";
import { schemaReference } from "../../src/build/model/schemaReference";
import type { ContentChange } from "../content/contentChange";
import { questionOf, valueOf } from "./answers";
import { answerTo, type Recipe } from "./recipe";

const schemas = new ContentSchemas();

/**
 * Adds a news item, an article, a blog post, a feature or an event.
 *
 * @param place Folder below content/.
 */
export function itemRecipe(
  place: string,
  initial: Readonly<Record<string, string>> = {},
): Recipe {
  const typeName = contentFileType(`${place}/x.json`)?.typeName ?? "";
  const schema = schemas.ofObject(typeName);
  const names = (schema.required ?? []).filter((name) => name !== "id");
  const isReadable = Object.hasOwn(schema.properties ?? {}, "article");
  const newId = ({ folder }: ContentChange): string =>
    nextId(place, readdirSync(path.join(folder, place)));
  return {
    questions: (change) => {
      const id = newId(change);
      const defaults: Readonly<Record<string, string>> = {
        online: "no",
        date: new Date().toISOString().slice(0, 10),
        image: `/articles/${place === "featured" ? "stock" : place}/${id}.jpg`,
        ...initial,
      };
      return names.map((name) =>
        questionOf(name, schema.properties?.[name] ?? {}, {
          initial: defaults[name],
        }),
      );
    },
    plan: async (change, answers) => {
      const id = newId(change);
      const file = `${place}/${id}.json`;
      await change.create(file, {
        $schema: schemaReference(file, typeName),
        id,
        ...Object.fromEntries(
          names.map((name) => [
            name,
            valueOf(schema.properties?.[name], answerTo(answers, name)),
          ]),
        ),
      });
      return [
        `content/${file} is written. It shows on /news-articles.`,
        ...(isReadable
          ? [
              `Its address is ${articlePath(id)}, which says "Article Not Found" until it has a text:`,
              `  npm run content:new -- article-body --id ${id}`,
            ]
          : []),
      ].join("\n");
    },
  };
}
