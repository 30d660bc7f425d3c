import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { articlePath } from "../../common/itemPaths";
import { Badge } from "../ui/Badge";
import { TextLink } from "../ui/TextLink";
import { Note } from "../ui/Text";

const Root = styled("section")(({ theme: { vars } }) => ({
  maxWidth: "44em",
  marginTop: "clamp(2.5rem, 5vw, 4.5rem)",
  paddingTop: 28,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

const Title = styled("h2")({ margin: "10px 0 6px" });

/** A summary of an item without a full article; an event or a feature links to its own page (docs/product.md#article-not-found). */
export function ItemSummary({ item }: { item: Queries.ItemSummaryFragment }) {
  const { contentId, title, description, path, href } = item;
  const ownPage = [path, href].find((to) => to !== articlePath(contentId));
  return (
    <Root aria-labelledby="item">
      <Badge category={item.category} />
      <Title id="item">
        {ownPage ? <TextLink to={ownPage} label={title} /> : title}
      </Title>
      <p>{description}</p>
      <Note sx={{ mt: "10px" }}>
        <time dateTime={item.date}>{item.published}</time>
      </Note>
    </Root>
  );
}

export const fragment = graphql`
  fragment ItemSummary on ContentItem {
    contentId
    title
    description
    path
    href
    date(formatString: "YYYY-MM-DD")
    published: date(formatString: "D MMMM YYYY")
    category {
      name
      tone
    }
  }
`;
