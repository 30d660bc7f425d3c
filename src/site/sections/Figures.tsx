import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { cardGrid } from "../theme/grids";
import { FigureList } from "../ui/figures/FigureList";
import { Section, SectionHeading } from "../ui/structure/Section";
import { space, line } from "../theme/tokens";

/** Three figures side by side. */
const Band = styled(FigureList)(({ theme: { typography, breakpoints } }) => ({
  ...cardGrid("5.5rem", 3),
  "& > li": { padding: `${space[6]} ${space[2]} ${space[6]} 0` },
  "& > li + li": {
    paddingLeft: space[4],
    borderLeft: line.hairline,
  },
  '& [data-slot="figure"]': typography.headline,
  '& [data-slot="label"]': typography.body1,
  [breakpoints.up("md")]: {
    "& > li + li": { paddingLeft: space[6] },
    '& [data-slot="figure"]': typography.stat,
  },
}));

interface FiguresProps extends Queries.FiguresFragment {
  /** Id of the heading. */
  id: string;
  durationMs?: number;
}

/** Figures in a dark band; they count up when they are seen. */
export function Figures({ id, heading, claims, durationMs }: FiguresProps) {
  return (
    <Section plane="neutral" headingId={id} flush>
      <SectionHeading hidden>{heading}</SectionHeading>
      <Band claims={claims} durationMs={durationMs} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Figures on FiguresSection {
    heading
    claims {
      ...Claim
    }
  }
`;
