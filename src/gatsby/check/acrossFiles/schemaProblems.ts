import { contentFileType } from "../../model/contentTypes";
import { schemaReference } from "../../model/schemaReference";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import { fitsFolder } from "./idProblems";
import type { Problem } from "../problem";

/** "$schema" leads to the schema of the file's own type: another one would mislead editors. */
export function* schemaProblems(
  files: readonly ContentFile[],
): Generator<Problem> {
  for (const file of files) {
    const type = contentFileType(file.name);
    const written = field(file.value, "$schema");
    if (!type || typeof written !== "string") continue;
    // A file in the wrong folder is told by its name.
    if (!fitsFolder(file.name)) continue;
    const expected = schemaReference(file.name, type.typeName);
    if (written.trim() === "" || written === expected) continue;
    yield file.problem(
      ["$schema"],
      `"${written}" is not the schema of this file.`,
      `Write "${expected}".`,
    );
  }
}
