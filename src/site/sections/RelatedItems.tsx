import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { columns } from "../theme/grids";
import { space } from "../theme/tokens";
import { ItemCard } from "../ui/cards/ItemCard";
import { ActionButton } from "../ui/controls/ActionButton";
import { HeadingRow, Section } from "../ui/structure/Section";

const List = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  display: "grid",
  gap: `${space[6]} ${layout.gap}`,
  [breakpoints.up("sm")]: { gridTemplateColumns: columns(3) },
}));

const Back = styled(ActionButton)({ marginTop: space[7] });

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
      <List>
        {items.map((item) => (
          <li key={item.contentId}>
            <ItemCard item={item} look="tile" />
          </li>
        ))}
      </List>
      {action && <Back {...action} variant="outlined" />}
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
