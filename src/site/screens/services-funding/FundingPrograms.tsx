import { graphql } from "gatsby";
import { Ledger } from "../../ui/Ledger";
import { Section } from "../../ui/Section";

/** The key programs as a numbered ledger. */
export function FundingPrograms({
  heading,
  rows,
}: Queries.FundingProgramsFragment) {
  return (
    <Section headingId="programs" heading={heading}>
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
