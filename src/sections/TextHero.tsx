import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageHero } from "../ui/PageHero";

interface TextHeroProps {
  hero: Queries.TextHeroFragment;
  crumbs?: ReactNode;
}

const Root = styled(PageHero)({
  paddingBottom: "clamp(2.5rem, 4vw, 4rem)",
  '&[data-layout="stacked"] .words': { gridTemplateColumns: "1fr" },
  "& h1": { maxWidth: "9em" },
});

/** The opening of a page in words alone. */
export function TextHero({ hero: { title, lead }, crumbs }: TextHeroProps) {
  return <Root title={title} lead={lead} crumbs={crumbs} size="display" />;
}

export const fragment = graphql`
  fragment TextHero on Hero {
    title
    lead
  }
`;
