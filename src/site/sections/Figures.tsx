import { graphql } from "gatsby";
import { FigureList } from "../ui/figures/FigureList";
import { Section, type SectionId } from "../ui/structure/Section";

interface FiguresProps extends Queries.FiguresFragment, SectionId {
  durationMs?: number;
}

/** Figures in a dark band; they count up when they are seen. */
export const Figures = ({ id, heading, ...list }: FiguresProps) => (
  <Section plane="neutral" headingId={id} heading={heading} headingHidden flush>
    <FigureList look="band" {...list} />
  </Section>
);

export const fragment = graphql`
  fragment Figures on FiguresSection {
    heading
    claims {
      ...Claim
    }
  }
`;
