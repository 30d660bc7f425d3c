import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { PageHero } from "../../ui/PageHero";

const Root = styled(PageHero)({ paddingBottom: "clamp(2.5rem, 4vw, 4rem)" });

/** The opening of a page in words alone. */
export function TextHero({
  hero: { title, lead },
}: {
  hero: Queries.TextHeroFragment;
}) {
  return <Root title={title} lead={lead} columns="12" titleWidth="9em" />;
}

export const fragment = graphql`
  fragment TextHero on Hero {
    title
    lead
  }
`;
