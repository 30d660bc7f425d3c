import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { useId, useState } from "react";
import { scriptedControl } from "../theme/media";
import { softPlanes } from "../theme/tones";
import { RowList, type RowListProps } from "../ui/cards/RowList";
import { Button } from "../ui/controls/Button";
import { Section, type SectionId } from "../ui/structure/Section";

type RowsProps = SectionId & { heading: string } & RowListProps &
  Partial<Omit<Queries.RowsFragment, "rows">>;

/** Ruled rows under a heading (docs/design.md#rows). A long list is folded at first (docs/product.md#folding-list). */
export function Rows({ id, heading, intro, tone, toggle, ...list }: RowsProps) {
  const listId = useId();
  const [isFolded, setFolded] = useState(true);
  return (
    <Section
      headingId={id}
      heading={heading}
      lead={intro}
      plane={softPlanes[tone ?? "primary"]}
    >
      <RowList
        {...list}
        id={listId}
        initialCount={isFolded ? toggle?.initialCount : undefined}
      />
      {toggle && (
        <Box sx={{ ...scriptedControl, mt: 6 }}>
          <Button
            variant="outlined"
            aria-expanded={!isFolded}
            aria-controls={listId}
            onClick={() => setFolded(!isFolded)}
          >
            {isFolded ? toggle.moreLabel : toggle.lessLabel}
          </Button>
        </Box>
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
      initialCount
      moreLabel
      lessLabel
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
