import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Breadcrumbs } from "../ui/Breadcrumbs";
import { arrowBack } from "../ui/iconPaths";
import { Section } from "../ui/Section";
import { TextLink } from "../ui/TextLink";

const Root = styled(Section)({ paddingBlock: "clamp(1rem, 2vw, 2rem) 0" });

const Way = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 32px",
  marginBottom: "clamp(1rem, 2vw, 2rem)",
});

interface ItemHeroProps {
  /** Link to the list that the item belongs to. */
  back: { label: string; to: string };
  children: ReactNode;
}

/** The hero of an article or event, below the link back and the breadcrumbs. */
export function ItemHero({ back, children }: ItemHeroProps) {
  return (
    <Root>
      <Way>
        <TextLink href={back.to} label={back.label} icon={arrowBack} />
        <Breadcrumbs />
      </Way>
      {children}
    </Root>
  );
}
