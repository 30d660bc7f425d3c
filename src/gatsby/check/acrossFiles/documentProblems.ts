import path from "node:path";
import { routes } from "../../../common/routes";
import { contentFileType } from "../../model/contentTypes";
import { documentKind } from "../../model/documentKind";
import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";
import type { Problem } from "../problem";
import { quote } from "../quote";
import { isTaken } from "./oldAddressFault";

/** A document's address is its name at the top of the site: no page and no file may be there already. */
export function* documentProblems(
  files: readonly ContentFile[],
  context: Pick<ContentContext, "hasStaticFile">,
): Generator<Problem> {
  for (const file of files) {
    if (contentFileType(file.name)?.folderKind !== documentKind) continue;
    const name = path.posix.basename(file.name, ".json");
    const address = documentKind.path(name);
    if (
      isTaken(name, context) ||
      routes.some((route) => route.path === address)
    )
      yield file.problem(
        ["id"],
        `The site has something else at ${quote(address)}.`,
        "Give the document another id, and the file the same name.",
      );
  }
}
