import { readdirSync } from "node:fs";
import path from "node:path";
import { nextId, type ItemKind } from "../../src/gatsby/model/itemKinds";
import { ContentSchemas } from "../../src/gatsby/model/jsonSchema";
import { hubPath } from "../../src/common/routes";
import { schemaReference } from "../../src/gatsby/model/schemaReference";
import type { ContentChange } from "../content/contentChange";
import { questionOf, valueOf, type Answers } from "./answers";
import { answerTo, type Recipe } from "./recipe";

const schemas = new ContentSchemas();

/** Adds an item of a kind. */
export function itemRecipe(kind: ItemKind): Recipe {
  const { folder: place, type: typeName, recipe } = kind;
  const schema = schemas.ofObject(typeName);
  const names = [
    ...new Set([
      ...(schema.required ?? []),
      ...Object.keys(recipe.initial ?? {}),
    ]),
  ].filter((name) => name !== "id");
  const newId = ({ folder }: ContentChange): string =>
    nextId(kind, readdirSync(path.join(folder, place)));
  const valueFor = (name: string, answers: Answers) => {
    const field = schema.properties?.[name];
    return field?.["type"] === "array"
      ? (answers.get(name) ?? [])
      : valueOf(field, answerTo(answers, name));
  };
  return {
    questions: (change) => {
      const id = newId(change);
      const defaults: Readonly<Record<string, string>> = {
        online: "no",
        date: new Date().toISOString().slice(0, 10),
        image: `/articles/${recipe.pictures}/${id}.jpg`,
        ...recipe.initial,
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
          names.map((name) => [name, valueFor(name, answers)]),
        ),
      });
      return [
        `content/${file} is written. It shows on ${kind.hub ? hubPath : kind.path(id)}.`,
        ...(kind.article
          ? [
              `Its address is ${kind.path(id)}, which says "Article Not Found" until it has a text:`,
              `  npm run content:new -- article-body --id ${id}`,
            ]
          : []),
      ].join("\n");
    },
  };
}
