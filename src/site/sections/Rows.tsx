import { graphql } from "gatsby";
import { useId, useState } from "react";
import { softPlanes } from "../theme/tones";
import { RowList, type RowListProps } from "../ui/cards/RowList";
import { ShowMore } from "../ui/disclosure/ShowMore";
import { HeadingRow, Section, type SectionId } from "../ui/structure/Section";

type RowsProps = SectionId & { heading: string } & RowListProps &
  Partial<Omit<Queries.RowsFragment, "rows">>;

/** Ruled rows under a heading (docs/design.md#rows). */
export function Rows({ id, heading, intro, tone, toggle, ...list }: RowsProps) {
  const listId = useId();
  const [isFolded, setFolded] = useState(true);
  return (
    <Section headingId={id} plane={softPlanes[tone ?? "primary"]}>
      <HeadingRow heading={heading} lead={intro} />
      <RowList
        {...list}
        id={listId}
        initialCount={isFolded ? toggle?.initialCount : undefined}
      />
      {toggle && (
        <ShowMore
          {...{ ...toggle, listId, isFolded }}
          onToggle={() => setFolded(!isFolded)}
        />
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment Rows on RowsSection {
    heading
    intro
    tone
    isNumbered
    toggle {
      ...ShowMore
    }
    rows {
      title
      description
      icon
      value
      to
    }
  }
`;
