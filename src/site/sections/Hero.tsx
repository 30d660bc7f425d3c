import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { softPlanes } from "../theme/tones";
import { space } from "../theme/tokens";
import { ActionButtons } from "../ui/controls/ActionButtons";
import { Breadcrumbs } from "../ui/links/Breadcrumbs";
import { Section } from "../ui/structure/Section";
import { Lead } from "../ui/text/Lead";

const Opening = styled(Section)(({ theme: { layout } }) => ({
  paddingTop: layout.pageTop,
}));

/** Words in seven columns, what is beside them in five. */
const Halves = styled("div")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  alignItems: "start",
  [breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
  },
}));

const Words = styled("div")({ display: "grid", gap: space[5] });

interface HeroProps extends Partial<Queries.ActionHeroFragment> {
  title: string;
  tone?: Queries.Tone | null;
  /** h1: for a long title of a page that is quieter than others. */
  size?: "display" | "h1";
  /** A sheet beside the words. */
  children?: ReactNode;
}

/** The opening of a page: breadcrumbs, its only h1, lead and buttons, and a sheet beside them (docs/design.md#hero). */
export const Hero = ({
  title,
  lead,
  tone,
  actions,
  size = "display",
  children,
}: HeroProps) => (
  <Opening plane={softPlanes[tone ?? "primary"]}>
    <Halves>
      <Words>
        <Breadcrumbs />
        <Typography variant={size} component="h1">
          {title}
        </Typography>
        {lead && <Lead>{lead}</Lead>}
        {actions && <ActionButtons actions={actions} />}
      </Words>
      {children}
    </Halves>
  </Opening>
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
