import { countProblems } from "./acrossFiles/countProblems";
import { documentProblems } from "./acrossFiles/documentProblems";
import { figureProblems } from "./acrossFiles/figureProblems";
import { idProblems } from "./acrossFiles/idProblems";
import { eventProblems } from "./acrossFiles/eventProblems";
import { priceProblems } from "./acrossFiles/priceProblems";
import { readTimeProblems } from "./acrossFiles/readTimeProblems";
import { redirectProblems } from "./acrossFiles/redirectProblems";
import { schemaProblems } from "./acrossFiles/schemaProblems";
import { seoProblems } from "./acrossFiles/seoProblems";
import { serviceProblems } from "./acrossFiles/serviceProblems";
import { startProblems } from "./acrossFiles/startProblems";
import { tagProblems } from "./acrossFiles/tagProblems";
import { tierProblems } from "./acrossFiles/tierProblems";
import { updateProblems } from "./acrossFiles/updateProblems";
import type { ContentContext } from "./contentContext";
import type { ContentFile } from "./contentFile";
import type { Problem } from "./problem";

/**
 * Every problem that shows only when content files are seen together.
 *
 * @param told Problems of single files.
 * @param today Year-month-day; what lies before it has passed.
 */
export function checkAcrossFiles(
  files: readonly ContentFile[],
  context: ContentContext,
  told: readonly Problem[],
  today: string,
): Problem[] {
  return [
    ...schemaProblems(files),
    ...idProblems(files),
    ...documentProblems(files, context),
    ...seoProblems(files),
    ...serviceProblems(files),
    ...priceProblems(files),
    ...tierProblems(files),
    ...tagProblems(files),
    ...updateProblems(files),
    ...figureProblems(files, context, told),
    ...countProblems(files),
    ...redirectProblems(files, context),
    ...readTimeProblems(files),
    ...eventProblems(files, today),
    ...startProblems(files, today),
  ];
}
