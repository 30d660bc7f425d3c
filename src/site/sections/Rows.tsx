import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { softPlanes } from "../theme/tones";
import { Row, RowList } from "../ui/cards/RowList";
import { ShowMore } from "../ui/disclosure/ShowMore";
import { HeadingRow, Section } from "../ui/structure/Section";

interface RowsProps extends Partial<Omit<Queries.RowsFragment, "rows">> {
  /** Id of the heading. */
  id: string;
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
  const list = (
    <RowList>
      {rows.map(({ title, description, ...row }) => (
        <Row
          key={title}
          title={title}
          text={description}
          isNumbered={isNumbered}
          {...row}
        />
      ))}
    </RowList>
  );
  return (
    <Section headingId={id} plane={softPlanes[tone ?? "primary"]}>
      <HeadingRow heading={heading} lead={intro} />
      {toggle ? <ShowMore {...toggle}>{list}</ShowMore> : list}
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
