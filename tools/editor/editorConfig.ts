import path from "node:path";
import {
  contentPlaces,
  type ContentPlace,
} from "../../src/gatsby/model/contentTypes";
import { fileSchema, type JsonSchema } from "../../src/gatsby/model/jsonSchema";
import type { FolderKind } from "../../src/gatsby/model/itemKinds";
import type { Choices } from "./choices";
import { FormFields, type FormField, type PicturePlace } from "./formField";
import { entriesField, folderOf, pathField } from "./formShape";
import { humanise } from "./humanise";
import { pageOf } from "./pageOf";

/** The folder of the content, from the top of the repository. */
const contentPath = "content";

/** A kind of content in the editor's list, as Decap CMS takes it. */
export interface Collection {
  readonly name: string;
  readonly label: string;
  readonly format: string;
  readonly fields?: readonly FormField[];
  readonly files?: readonly {
    name: string;
    label: string;
    file: string;
    fields: readonly FormField[];
  }[];
  readonly [setting: string]: unknown;
}

/** What the editor's page needs to show forms and to write files. */
export interface EditorConfig {
  readonly collections: readonly Collection[];
  /** The type of the files of a collection, where they have one. */
  readonly types: Readonly<Record<string, string>>;
  /** The schema of each type of file. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** The schema of a place's files. */
export function schemaOf(place: ContentPlace): JsonSchema {
  return fileSchema(place);
}

/** The folder of content/images that a picture field of a file belongs to, from the example of the model. */
function picturePlace(file: string, schema: JsonSchema): PicturePlace {
  const example = examplePicture(schema) ?? "";
  const written = path.posix.dirname(example);
  return {
    written,
    folder: path.posix.join(contentPath, path.posix.dirname(file), written),
  };
}

function examplePicture(schema: JsonSchema): string | undefined {
  if (schema["picture"] && Array.isArray(schema["examples"]))
    return String(schema["examples"][0]);
  const parts = [schema.items, ...Object.values(schema.properties ?? {})];
  for (const part of parts) {
    const example = part && examplePicture(part);
    if (example) return example;
  }
  return undefined;
}

/** The fields of the form of a file. */
function fieldsOf(place: ContentPlace, choices: Choices): FormField[] {
  const schema = schemaOf(place);
  const fields = new FormFields(choices, picturePlace(place.pattern, schema));
  if (place.shape !== "catalogue")
    return fields
      .ofObject(schema)
      .map((field) => withDefault(field, place, choices));
  const listField = pathField(schema);
  if (!listField)
    return [fields.ofList(entriesField, schema, humanise(place.typeName))];
  const folders = choices.values(place.pattern, listField).map(folderOf);
  return [...new Set(folders)].map((folder) =>
    new FormFields(choices, {
      written: folder,
      folder: path.posix.join(
        contentPath,
        path.posix.dirname(place.pattern),
        folder,
      ),
    }).ofList(folder, schema, humanise(folder.replaceAll("/", ", "))),
  );
}

/** What a new entry of a folder begins with. */
function withDefault(
  field: FormField,
  place: ContentPlace,
  choices: Choices,
): FormField {
  if (!place.folderKind) return field;
  if (field.name === "$schema")
    return {
      ...field,
      default: schemaOf(place).properties?.["$schema"]?.["const"],
    };
  return field.name === "id" && place.itemKind
    ? { ...field, default: choices.nextId(place.itemKind) }
    : field;
}

function folderCollection(
  place: ContentPlace,
  { folder, path: pathOf }: FolderKind,
  choices: Choices,
): Collection {
  return {
    name: folder,
    label: humanise(folder),
    label_singular: humanise(place.typeName.replace("Item", "")),
    folder: `${contentPath}/${folder}`,
    extension: "json",
    format: folder,
    create: true,
    identifier_field: "title",
    slug: "{{fields.id}}",
    summary: "{{title}} ({{id}})",
    preview_path: pathOf("{{slug}}").slice(1),
    preview_path_preserve_slashes: true,
    sortable_fields: [
      { field: "date", label: "Date", default_sort: "desc" },
      { field: "title", label: "Title" },
    ],
    fields: fieldsOf(place, choices),
  };
}

function fileCollection(
  name: string,
  places: readonly ContentPlace[],
  choices: Choices,
): Collection {
  return {
    name,
    label: humanise(name),
    format: name,
    preview_path_preserve_slashes: true,
    files: places.map((place) => {
      const { description } = schemaOf(place);
      const base = path.posix.basename(place.pattern, ".json");
      return {
        name: base,
        label: humanise(base),
        ...(description && { description }),
        preview_path: pageOf(place.pattern, {}, choices).slice(1),
        file: `${contentPath}/${place.pattern}`,
        fields: fieldsOf(place, choices),
      };
    }),
  };
}

/** Places by the collection that shows them: pages together, what is shared together, every catalogue alone. */
function grouped(): Map<string, ContentPlace[]> {
  const groups = new Map<string, ContentPlace[]>();
  for (const place of contentPlaces) {
    const folder = path.posix.dirname(place.pattern);
    const name =
      place.shape === "catalogue"
        ? path.posix.basename(place.pattern, ".json")
        : folder === "."
          ? "site"
          : folder;
    groups.set(name, [...(groups.get(name) ?? []), place]);
  }
  return groups;
}

/** Everything that a person may edit, from the content model; menus offer what the content has now. */
export function editorConfig(choices: Choices): EditorConfig {
  const groups = [...grouped()];
  return {
    collections: groups.map(([name, places]) => {
      const [first] = places;
      return first?.folderKind
        ? folderCollection(first, first.folderKind, choices)
        : fileCollection(name, places, choices);
    }),
    types: Object.fromEntries(
      groups.flatMap(([name, [first]]) =>
        first && first.shape !== "object" ? [[name, first.typeName]] : [],
      ),
    ),
    schemas: Object.fromEntries(
      contentPlaces.map((place) => [place.typeName, schemaOf(place)]),
    ),
  };
}
