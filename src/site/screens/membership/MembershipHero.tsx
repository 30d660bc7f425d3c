import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { PageHero } from "../../ui/PageHero";

const Root = styled(PageHero)({ paddingBottom: "clamp(2rem, 4vw, 4rem)" });

/** The opening of the membership page: its name and its tagline. */
export function MembershipHero({
  hero: { title, lead },
}: {
  hero: Queries.MembershipHeroFragment;
}) {
  return <Root title={title} lead={lead} size="h1" columns="8-4" />;
}

export const fragment = graphql`
  fragment MembershipHero on Hero {
    title
    lead
  }
`;
