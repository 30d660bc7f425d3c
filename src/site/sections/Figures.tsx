import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { narrowest } from "../theme/media";
import { FigureList } from "../ui/figures/FigureList";
import { listOf } from "../ui/structure/evenRows";
import { Section, SectionHeading } from "../ui/structure/Section";
import { space, line } from "../theme/tokens";

/** Up to four figures side by side; four become two rows on phones. */
const Band = styled(FigureList)(({ theme: { typography, breakpoints } }) => ({
  display: "grid",
  gridAutoColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column",
  "& > li": { padding: `${space[6]} ${space[2]} ${space[6]} 0` },
  "& > li + li": {
    paddingLeft: space[4],
    borderLeft: line.hairline,
  },
  '& [data-slot="figure"]': typography.headline,
  '& [data-slot="label"]': typography.note,
  [breakpoints.down("sm")]: {
    [listOf("4")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridAutoFlow: "row",
      "& > li:nth-of-type(odd)": { paddingLeft: 0, borderLeft: 0 },
    },
  },
  [narrowest]: {
    display: "block",
    "& > li + li": { paddingLeft: 0, borderLeft: 0 },
  },
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
    <Section plane="primaryDeep" headingId={id} flush="both">
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
