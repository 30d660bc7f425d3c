import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { contentFolder } from "../model/contentFolder";
import { siteToday } from "../model/publication";
import { queryOrThrow } from "../model/queryOrThrow";
import { drawBrochure } from "./drawBrochure";

// In lower case, "graphql" makes Gatsby generate the result's type and keeps Prettier from formatting the query.
const query = /* graphql */ `
  query Brochure {
    content: siteContent { brand { fullName } email phone }
    credits: partnerCredits { partners { partner benefit value } }
    cohort: cohortPage {
      hero { title lead seats seatsLabel }
      dates { days { date text } }
      blueprint { heading cards { title description } }
      perks { heading partnerColumn benefitColumn valueColumn }
      eligibility { heading items }
      differentiators { heading items }
      journey { heading steps { title description } }
      apply { heading text contactHeading }
    }
  }
`;

/** Writes public/brochure.pdf. Throws if the content cannot be queried. */
export async function writeBrochure({
  graphql,
}: Pick<BuildArgs, "graphql">): Promise<void> {
  const content = await queryOrThrow<Queries.BrochureQuery>(graphql, query);
  await writeFile(
    path.resolve("public/brochure.pdf"),
    await drawBrochure(content, siteToday(contentFolder)),
  );
}
