import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { space } from "../theme/tokens";
import { softPlanes } from "../theme/tones";
import { Section } from "../ui/structure/Section";
import { HeroWords } from "./HeroWords";

interface HeroProps extends ComponentProps<typeof HeroWords> {
  tone?: Queries.Tone | null;
  /** A sheet beside the words. */
  children?: ReactNode;
}

/** The opening of a page: words in seven columns, and beside them a sheet in five (docs/design.md#hero). */
export const Hero = ({ tone, children, ...words }: HeroProps) => (
  <Section
    plane={softPlanes[tone ?? "primary"]}
    sx={({ layout }) => ({ pt: layout.pageTop })}
  >
    <Box
      sx={({ layout }) => ({
        display: "grid",
        gridTemplateColumns: { md: "minmax(0, 7fr) minmax(0, 5fr)" },
        gap: `${space[6]} ${layout.gap}`,
        alignItems: "start",
      })}
    >
      <HeroWords {...words} />
      {children}
    </Box>
  </Section>
);

export const fragments = graphql`
  fragment ActionHero on ActionHero {
    title
    lead
    actions {
      ...Action
    }
  }

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
