import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { ActionButtons } from "../../ui/ActionButtons";
import { Actions } from "../../ui/Actions";
import { Kolam } from "../../ui/Kolam";
import { stairs } from "../../../common/kolam/shapes";
import { PageHero } from "../../ui/PageHero";

interface FundingHeroProps {
  hero: Queries.FundingHeroFragment;
}

const Root = styled(PageHero)(({ theme }) => ({
  "--line": theme.vars.palette.primary.main,
  "--dot": theme.vars.palette.growth.main,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& .picture": { [theme.breakpoints.down("md")]: { display: "none" } },
  "& .picture svg": { width: "100%", height: "auto" },
}));

/** The opening of the funding page: the first button is marigold, the colour of money. */
export function FundingHero({ hero }: FundingHeroProps) {
  const { title, lead, actions } = hero;
  return (
    <Root
      title={title}
      lead={lead}
      size="display"
      layout="aside"
      columns="8-4"
      actions={
        <Actions>
          <ActionButtons actions={actions} color="growth" />
        </Actions>
      }
      picture={<Kolam cells={stairs(5)} size={85} dotRadius={5} />}
    />
  );
}

export const fragment = graphql`
  fragment FundingHero on ActionHero {
    title
    lead
    actions {
      label
      to
    }
  }
`;
