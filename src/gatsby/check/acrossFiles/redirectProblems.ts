import type { ContentContext } from "../contentContext";
import type { ContentFile } from "../contentFile";
import { field } from "../../../common/field";
import type { Problem } from "../problem";
import { oldAddressFault } from "./oldAddressFault";

/** An address that has moved is neither the address of a page nor the place of a file of the site. */
export function* redirectProblems(
  files: readonly ContentFile[],
  context: ContentContext,
): Generator<Problem> {
  const file = files.find(({ name }) => name === "redirects.json");
  if (!file || !Array.isArray(file.value)) return;
  for (const [index, entry] of file.value.entries()) {
    const from = field(entry, "from");
    if (typeof from !== "string") continue;
    const fault = oldAddressFault(from, context);
    if (fault) yield file.problem([index, "from"], fault.message, fault.remedy);
  }
}
