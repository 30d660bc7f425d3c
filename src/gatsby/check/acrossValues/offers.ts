import { catalogueOf } from "../../model/contentTypes";
import { offeringPages } from "../../model/pageBuilds";
import { pageType } from "../../model/pageNames";
import type { Problem } from "../../content/problem";
import { didYouMean, quote } from "../wording";
import { filesOf, type ValidContent } from "./validContent";

/** A place such as audiences.cards[0].offers[1].to. */
const isOffer = (path: readonly (string | number)[]): boolean =>
  path.at(-1) === "to" && path.at(-3) === "offers";

/**
 * Notes offers that no page has: a programme whose title has changed, for example. The page leaves them out, so that a
 * change of the title alone can be saved. What a page with errors offers is unknown.
 */
export function* offerProblems(content: ValidContent): Generator<Problem> {
  const pages = offeringPages.map(({ page, path, offersIn }) => {
    const files = filesOf(content, pageType(page));
    return {
      path,
      isUnknown:
        files.length === 0 && content.context.has(catalogueOf(pageType(page))),
      offers: files.flatMap(({ value }) => offersIn(value).map(({ to }) => to)),
    };
  });
  const offered = pages.flatMap(({ offers }) => offers);
  const isKnown = (address: string) =>
    !pages.some(
      ({ path, isUnknown }) => isUnknown && address.split("#")[0] === path,
    );
  for (const file of content.files)
    for (const { path, text } of file.texts())
      if (isOffer(path) && !offered.includes(text) && isKnown(text))
        yield file.note(
          path,
          `The page leaves this out, because the site offers nothing at ${quote(text)}.`,
          `Write the address of a programme, of a tab of the membership, or of the cohort.${didYouMean(text, offered)}`,
        );
}
