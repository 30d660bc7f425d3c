import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/ActionButton";
import { Kolam } from "../../ui/Kolam";
import { stairs } from "../../../common/kolam/shapes";
import { PageHero } from "../../ui/PageHero";

const Root = styled(PageHero)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Staircase = styled(Kolam)(({ theme: { vars } }) => ({
  "--line": vars.palette.primary.main,
  "--dot": vars.palette.growth.main,
  width: "100%",
  height: "auto",
}));

/** The opening of the funding page: the first button is marigold, the colour of money. */
export function FundingHero({
  title,
  lead,
  actions,
}: Queries.FundingHeroFragment) {
  return (
    <Root
      title={title}
      lead={lead}
      layout="aside"
      columns="8-4"
      actions={<ActionButtons actions={actions} color="growth" />}
      picture={<Staircase cells={stairs(5)} size={85} dotRadius={5} />}
    />
  );
}

export const fragment = graphql`
  fragment FundingHero on ActionHero {
    title
    lead
    actions {
      ...Action
    }
  }
`;
