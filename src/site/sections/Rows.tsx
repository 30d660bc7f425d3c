import { graphql } from "gatsby";
import { useId, useState, type ComponentProps } from "react";
import { softPlanes } from "../theme/tones";
import { Row, RowList } from "../ui/cards/RowList";
import { ShowMore } from "../ui/disclosure/ShowMore";
import { HeadingRow, Section, type SectionId } from "../ui/structure/Section";

interface RowsProps
  extends SectionId, Partial<Omit<Queries.RowsFragment, "rows">> {
  heading: string;
  rows: readonly (Omit<ComponentProps<typeof Row>, "text"> & {
    description?: string | null;
  })[];
}

/** Ruled rows under a heading (docs/design.md#rows). */
export function Rows({
  id,
  heading,
  intro,
  tone,
  isNumbered,
  toggle,
  rows,
}: RowsProps) {
  const listId = useId();
  const [isFolded, setFolded] = useState(true);
  const initialCount = toggle?.initialCount ?? rows.length;
  return (
    <Section headingId={id} plane={softPlanes[tone ?? "primary"]}>
      <HeadingRow heading={heading} lead={intro} />
      <RowList id={listId}>
        {rows.map(({ title, description, ...row }, index) => (
          <Row
            key={title}
            title={title}
            text={description}
            isNumbered={isNumbered}
            isFolded={isFolded && index >= initialCount}
            {...row}
          />
        ))}
      </RowList>
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
