import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../ui/links/Breadcrumbs";
import { arrowBack } from "../ui/pictures/iconPaths";
import { Section } from "../ui/structure/Section";
import { TextLink } from "../ui/links/TextLink";
import { space } from "../theme/tokens";

const Root = styled(Section)({ paddingBlock: `${space[4]} 0` });

const TopRow = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space[6]}`,
  marginBottom: space[4],
});

interface ItemHeroProps {
  /** Link to the list that the item belongs to, if the site has one. */
  back: Queries.ActionFragment | null;
  children: ReactNode;
}

/** The hero of an article or event, below the link back and the breadcrumbs. */
export const ItemHero = ({ back, children }: ItemHeroProps) => (
  <Root>
    <TopRow>
      {back && <TextLink {...back} icon={arrowBack} />}
      <Breadcrumbs />
    </TopRow>
    {children}
  </Root>
);
