import { contentPlaces, type ContentPlace } from "./contentTypes";
import { editorSchema } from "./editorSchema";
import { formatJson } from "./formatJson";
import { ContentSchemas, type JsonSchema } from "./jsonSchema";
import { schemaReference } from "./schemaReference";

/** Where the editor's settings of this repository are. */
export const editorSettingsFile = ".vscode/settings.json";

/** A file to be written: its path from the root of the repository, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const schemaPath = ({ typeName }: ContentPlace): string =>
  `content/schemas/${typeName}.json`;

/** Lets editors fill in the first line of a new file; a list has no such line. */
function withReference(
  schema: JsonSchema,
  { shape, pattern, typeName }: ContentPlace,
): JsonSchema {
  if (shape === "catalogue") return schema;
  const reference = schemaReference(pattern, typeName);
  return {
    ...schema,
    properties: {
      ...schema.properties,
      $schema: {
        type: "string",
        description: "The schema that editors use for this file.",
        const: reference,
        default: reference,
        examples: [reference],
      },
    },
  };
}

/** The settings of Visual Studio Code: which schema belongs to which file, and the one formatting. */
function editorSettings(): object {
  return {
    "editor.formatOnSave": true,
    "editor.defaultFormatter": "esbenp.prettier-vscode",
    "files.encoding": "utf8",
    "files.eol": "\n",
    "json.schemas": contentPlaces.map((place) => ({
      fileMatch: [`/content/${place.pattern}`],
      url: `./${schemaPath(place)}`,
    })),
  };
}

/** The JSON Schema of every kind of content file and the settings that bring editors to use them. */
export async function schemaFiles(): Promise<GeneratedFile[]> {
  const schemas = new ContentSchemas();
  const files = contentPlaces.map((place) => ({
    path: schemaPath(place),
    value: withReference(editorSchema(schemas.ofFile(place)), place),
  }));
  return Promise.all(
    [...files, { path: editorSettingsFile, value: editorSettings() }].map(
      async ({ path: file, value }) => ({
        path: file,
        text: await formatJson(JSON.stringify(value)),
      }),
    ),
  );
}
