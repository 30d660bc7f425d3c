import { graphql } from "gatsby";
import { ItemRows } from "../ui/cards/ItemRows";
import { ActionButton } from "../ui/controls/ActionButton";
import { Columns } from "../ui/structure/Columns";
import { Section, SectionHeading } from "../ui/structure/Section";

interface RelatedItemsProps {
  heading: string;
  /** Link to all items. */
  action?: Queries.ActionFragment | null;
  items: readonly Queries.ItemCardFragment[];
}

/** Further items under an article or an event, beside their heading. */
export const RelatedItems = ({ heading, action, items }: RelatedItemsProps) =>
  items.length > 0 && (
    <Section plane="neutralSoft" headingId="related" data-pagefind-ignore="">
      <Columns first={4} second={8}>
        <SectionHeading>{heading}</SectionHeading>
        <ItemRows items={items} heading="h3" isNarrow />
        {action && (
          <div>
            <ActionButton {...action} variant="outlined" />
          </div>
        )}
      </Columns>
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
