import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { FigureList } from "../ui/figures/FigureList";
import { listOf } from "../ui/structure/evenRows";
import { Section, SectionHeading } from "../ui/structure/Section";

/** Up to four figures side by side; four become two rows on phones. */
const Band = styled(FigureList)(({ theme: { vars, breakpoints } }) => ({
  display: "grid",
  gridAutoColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column",
  "& > li": { padding: "clamp(1.75rem, 3.2vw, 3.25rem) 0" },
  "& > li + li": {
    paddingLeft: 14,
    borderLeft: `1px solid ${vars.palette.divider}`,
  },
  '& [data-slot="figure"]': { fontSize: "clamp(1.75rem, 9vw, 2.25rem)" },
  [breakpoints.down("sm")]: {
    [listOf("4")]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridAutoFlow: "row",
      "& > li:nth-of-type(odd)": { paddingLeft: 0, borderLeft: 0 },
    },
  },
  [breakpoints.up("md")]: {
    "& > li + li": { paddingLeft: "clamp(16px, 3vw, 48px)" },
    '& [data-slot="figure"]': {
      fontSize: "clamp(2.5rem, 1.6rem + 4vw, 6rem)",
    },
  },
}));

interface FigureBandProps extends Queries.FigureBandFragment {
  /** Id of the heading. */
  id: string;
  durationMs?: number;
}

/** Figures in a dark band; they count up when they are seen. */
export function FigureBand({
  id,
  heading,
  claims,
  durationMs,
}: FigureBandProps) {
  return (
    <Section plane="primaryDeep" headingId={id} flush="both">
      <SectionHeading hidden>{heading}</SectionHeading>
      <Band claims={claims} durationMs={durationMs} />
    </Section>
  );
}

export const fragment = graphql`
  fragment FigureBand on ClaimSection {
    heading
    claims {
      ...Claim
    }
  }
`;
