import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { columns } from "../theme/grids";
import { CardGrid } from "../ui/cards/CardGrid";
import { ItemCard } from "../ui/cards/ItemCard";
import { ActionButton } from "../ui/controls/ActionButton";
import { HeadingRow, Section } from "../ui/structure/Section";

interface RelatedItemsProps {
  heading: string;
  /** Link to all items. */
  action?: Queries.ActionFragment | null;
  items: readonly Queries.ItemCardFragment[];
}

/** Three further items under an article or an event. */
export const RelatedItems = ({ heading, action, items }: RelatedItemsProps) =>
  items.length > 0 && (
    <Section plane="neutralSoft" headingId="related" data-pagefind-ignore="">
      <HeadingRow heading={heading} />
      <CardGrid columns={3} sx={{ gridTemplateColumns: { sm: columns(3) } }}>
        {items.map((item) => (
          <li key={item.contentId}>
            <ItemCard item={item} look="tile" />
          </li>
        ))}
      </CardGrid>
      {action && (
        <Box sx={{ mt: 7 }}>
          <ActionButton {...action} variant="outlined" />
        </Box>
      )}
    </Section>
  );

export const fragment = graphql`
  fragment RelatedLabels on ArticleLabels {
    relatedHeading
    backToNews {
      ...Action
    }
  }
`;
