import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { space } from "../../theme/tokens";
import { Badge } from "../text/Badge";
import { Caption } from "../text/Caption";
import { Tag } from "../text/Tag";

const Meta = styled(Caption)(({ theme: { breakpoints } }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[3]}`,
  marginBottom: space[3],
  // On phones the category has a line of its own.
  [breakpoints.down("sm")]: {
    rowGap: 0,
    "& > :first-child": { width: "100%" },
  },
}));

interface ItemMetaProps {
  item: Queries.ItemSummaryFragment;
}

/** Category and date of an item, the place of an event, and what is different about it. */
export const ItemMeta = ({ item }: ItemMetaProps) => (
  <Meta as="div">
    <Badge category={item.category} />{" "}
    <time dateTime={item.date}>
      {"shownDays" in item ? item.shownDays : item.shownDate}
    </time>
    {"location" in item && <span>{item.location}</span>}
    {"shownNotice" in item && item.shownNotice && <Tag>{item.shownNotice}</Tag>}
  </Meta>
);

export const fragment = graphql`
  fragment ItemSummary on ContentItem {
    contentId
    title
    description
    path
    href
    date
    shownDate
    category {
      name
      tone
    }
    ... on ArticleItem {
      shownNotice
    }
    ... on EventItem {
      shownDays
      location
      shownNotice
    }
  }
`;
