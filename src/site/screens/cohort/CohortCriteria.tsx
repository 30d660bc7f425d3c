import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { DotList } from "../../ui/DotList";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme: { vars, breakpoints } }) => ({
  "& > .container": { display: "grid", gap: "48px clamp(32px, 6vw, 104px)" },
  "& h2": {
    fontSize: "clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem)",
    paddingBottom: 24,
    marginBottom: 24,
    borderBottom: `1.5px solid ${vars.palette.border.strong}`,
  },
  "& ul": { gap: 16 },
  [breakpoints.up("md")]: {
    "& > .container": { gridTemplateColumns: "1fr 1fr" },
  },
}));

/** Ruled lists side by side: whom the cohort is for, and what sets it apart. */
export function CohortCriteria({
  lists,
}: {
  lists: readonly Queries.CohortCriteriaFragment[];
}) {
  return (
    <Root>
      {lists.map(({ heading, items }) => (
        <div key={heading}>
          <Typography variant="h2">{heading}</Typography>
          <DotList items={items} />
        </div>
      ))}
    </Root>
  );
}

export const fragment = graphql`
  fragment CohortCriteria on TextList {
    heading
    items
  }
`;
