import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { softPlanes } from "../theme/tones";
import { Columns } from "../ui/structure/Columns";
import { Section } from "../ui/structure/Section";
import { HeroWords } from "./HeroWords";

interface HeroProps extends ComponentProps<typeof HeroWords> {
  tone?: Queries.Tone | null;
  /** A sheet beside the words. */
  children?: ReactNode;
}

/** The opening of a page: words, alone or in seven columns beside a sheet in five (docs/design.md#hero). */
export const Hero = ({ tone, children, ...words }: HeroProps) => (
  <Section
    plane={softPlanes[tone ?? "primary"]}
    sx={({ layout }) => ({ pt: layout.pageTop })}
  >
    <Columns first={children ? 7 : 12} second={5}>
      <HeroWords {...words} />
      {children}
    </Columns>
  </Section>
);

export const fragment = graphql`
  fragment Hero on HeroSection {
    title
    lead
    tone
    actions {
      ...Action
    }
    sheet {
      ...Sheet
    }
  }
`;
