import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { PageHero } from "../../ui/PageHero";

const Root = styled(PageHero)(({ theme }) => ({
  "&[data-layout]": {
    paddingBlock: `${theme.layout.pageTop} clamp(2rem, 4vw, 4rem)`,
    [theme.breakpoints.up("md")]: {
      "& .words": { gridTemplateColumns: "8fr 4fr" },
    },
  },
}));

/** The opening of the membership page: its name and its tagline. */
export function MembershipHero({
  hero: { title, lead },
}: {
  hero: Queries.MembershipHeroFragment;
}) {
  return <Root title={title} lead={lead} size="h1" />;
}

export const fragment = graphql`
  fragment MembershipHero on Hero {
    title
    lead
  }
`;
