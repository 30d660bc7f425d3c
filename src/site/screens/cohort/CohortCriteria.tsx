import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { DotList } from "../../ui/DotList";
import { Section } from "../../ui/Section";

const Lists = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "48px clamp(32px, 6vw, 104px)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr" },
}));

const Heading = styled("h2")(({ theme: { typography, vars } }) => ({
  ...typography.h2,
  fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem)",
  paddingBottom: 24,
  marginBottom: 24,
  borderBottom: `1.5px solid ${vars.palette.border.strong}`,
}));

const Criteria = styled(DotList)({ gap: 16 });

/** Eligibility and differentiators as lists side by side. */
export function CohortCriteria({
  lists,
}: {
  lists: readonly Queries.CohortCriteriaFragment[];
}) {
  return (
    <Section>
      <Lists>
        {lists.map(({ heading, items }) => (
          <div key={heading}>
            <Heading>{heading}</Heading>
            <Criteria items={items} />
          </div>
        ))}
      </Lists>
    </Section>
  );
}

export const fragment = graphql`
  fragment CohortCriteria on TextList {
    heading
    items
  }
`;
