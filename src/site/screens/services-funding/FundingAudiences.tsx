import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { DotList } from "../../ui/DotList";
import { Quadrants } from "../../ui/Quadrants";
import { Section } from "../../ui/Section";

const Root = styled(Section)(({ theme }) => ({
  "--dot": theme.vars.palette.growth.main,
}));

/** The types of funding for each audience, one quadrant each. */
export function FundingAudiences({
  heading,
  cards,
}: Queries.FundingAudiencesFragment) {
  return (
    <Root headingId="audiences" heading={heading} headingHidden>
      <Quadrants>
        {cards.map(({ heading: audience, items }) => (
          <li key={audience} data-enter="">
            <Typography variant="h3" sx={{ mb: "20px" }}>
              {audience}
            </Typography>
            <DotList items={items} />
          </li>
        ))}
      </Quadrants>
    </Root>
  );
}

export const fragment = graphql`
  fragment FundingAudiences on FundingAudiences {
    heading
    cards {
      heading
      items
    }
  }
`;
