import { graphql } from "gatsby";
import { Ledger } from "../../ui/Ledger";
import { Section } from "../../ui/Section";
import { SplitHeading } from "../../ui/SplitHeading";

/** The key programs as a numbered ledger. */
export function FundingPrograms({
  heading,
  rows,
}: Queries.FundingProgramsFragment) {
  return (
    <Section headingId="programs">
      <SplitHeading id="programs" title={heading} />
      <Ledger rows={rows} look="record" />
    </Section>
  );
}

export const fragment = graphql`
  fragment FundingPrograms on FundingPrograms {
    heading
    rows {
      name: title
      note: description
      value
    }
  }
`;
