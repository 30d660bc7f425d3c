import { writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";
import type { PublicFile } from "../files/writePublicFiles";
import { siteToday } from "../content/publication";
import { queryOrThrow } from "../model/queryOrThrow";
import { drawBrochure } from "./drawBrochure";

// In lower case, "graphql" makes Gatsby generate the result's type and keeps Prettier from formatting the query.
const query = /* graphql */ `
  query Brochure {
    content: siteContent { brand { fullName } email phone timeZone }
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

/** The cohort's brochure. Throws if the content cannot be queried. */
export const brochureFile = ({
  graphql,
}: Pick<BuildArgs, "graphql">): PublicFile => [
  "brochure.pdf",
  async (file) => {
    const content = await queryOrThrow<Queries.BrochureQuery>(graphql, query);
    await writeFile(
      file,
      await drawBrochure(content, siteToday(content.content.timeZone)),
    );
  },
];
