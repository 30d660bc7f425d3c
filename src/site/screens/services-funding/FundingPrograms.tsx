import { graphql } from "gatsby";
import { Ledger } from "../../ui/Ledger";
import { Section } from "../../ui/Section";

interface FundingProgramsProps {
  programs: Queries.FundingProgramsFragment;
}

/** The key programs as a numbered ledger. */
export function FundingPrograms({
  programs: { heading, rows },
}: FundingProgramsProps) {
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
