import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "../ui/Badge";
import { Breadcrumbs } from "../ui/Breadcrumbs";
import { arrowBack } from "../ui/iconPaths";
import { Section } from "../ui/Section";
import { Lead } from "../ui/Text";
import { TextLink } from "../ui/TextLink";

const Root = styled(Section)({ paddingBlock: "clamp(1rem, 2vw, 2rem) 0" });

const TopRow = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 32px",
  marginBottom: "clamp(1rem, 2vw, 2rem)",
});

interface ItemHeroProps {
  /** Link to the list that the item belongs to. */
  back: Queries.ActionFragment;
  children: ReactNode;
}

/** The hero of an article or event, below the link back and the breadcrumbs. */
export const ItemHero = ({ back, children }: ItemHeroProps) => (
  <Root>
    <TopRow>
      <TextLink {...back} icon={arrowBack} />
      <Breadcrumbs />
    </TopRow>
    {children}
  </Root>
);

const Title = styled("h1")(({ theme }) => ({
  ...theme.typography.h1,
  margin: "16px 0 18px",
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4.25rem)",
}));

/** Id of the heading that names the item of a page. */
export const itemTitleId = "title";

interface ItemHeadingProps extends BadgeProps {
  title: string;
  lead: string;
}

/** Category, title and lead of an article or event. */
export const ItemHeading = ({ category, title, lead }: ItemHeadingProps) => (
  <>
    <Badge category={category} />
    <Title id={itemTitleId}>{title}</Title>
    <Lead>{lead}</Lead>
  </>
);
