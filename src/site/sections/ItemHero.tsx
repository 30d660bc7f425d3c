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
  /** Leads to where the item is listed. */
  back: { label: string; to: string };
  children: ReactNode;
}

/** The opening of an article's or event's page, under the ways back. */
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
