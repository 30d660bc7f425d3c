import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { PageHero } from "../../ui/PageHero";

interface TextHeroProps {
  hero: Queries.TextHeroFragment;
}

const Root = styled(PageHero)({
  paddingBottom: "clamp(2.5rem, 4vw, 4rem)",
  '&[data-layout="stacked"] .words': { gridTemplateColumns: "1fr" },
  "& h1": { maxWidth: "9em" },
});

/** The opening of a page in words alone. */
export function TextHero({ hero: { title, lead } }: TextHeroProps) {
  return <Root title={title} lead={lead} size="display" />;
}

export const fragment = graphql`
  fragment TextHero on Hero {
    title
    lead
  }
`;
