import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Badge } from "../ui/Badge";
import { SmartLink } from "../ui/SmartLink";

const Root = styled("section")(({ theme: { vars } }) => ({
  maxWidth: "44em",
  marginTop: "clamp(2.5rem, 5vw, 4.5rem)",
  paddingTop: 28,
  borderTop: `1px solid ${vars.palette.divider}`,
}));

const Title = styled(Typography)({ margin: "10px 0 6px" });

const Status = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 10,
  color: vars.palette.text.secondary,
}));

interface AnnouncedItemProps {
  item: Queries.AnnouncedItemFragment;
  labels: Queries.AnnouncedItemLabelsFragment;
}

/** What an item without a full article is about (docs/product.md#article-not-found). */
export function AnnouncedItem({
  item: { title, description, path, href, category, date, published },
  labels,
}: AnnouncedItemProps) {
  const isElsewhere = href !== path;
  return (
    <Root aria-labelledby="announced">
      <Badge tone={category.tone}>{category.name}</Badge>
      <Title id="announced" variant="h3" as="h2">
        {isElsewhere ? <SmartLink href={href}>{title}</SmartLink> : title}
      </Title>
      <p>{description}</p>
      <Status>
        <time dateTime={date}>{published}</time>
        {!isElsewhere && <> · {labels.announced}</>}
      </Status>
    </Root>
  );
}

export const fragments = graphql`
  fragment AnnouncedItem on ContentItem {
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

  fragment AnnouncedItemLabels on ArticleNotFound {
    announced
  }
`;
