import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Seo } from "../layout/Seo";
import { fillTemplate } from "../../common/fillTemplate";
import { articlePath } from "../../common/itemPaths";
import { ActionButton } from "../ui/controls/ActionButton";
import { Badge } from "../ui/text/Badge";
import { Caption } from "../ui/text/Caption";
import { useShell } from "../ui/hooks/useShell";
import { Section } from "../ui/structure/Section";
import { RelatedItems } from "./RelatedItems";
import { Lead } from "../ui/text/Lead";
import { Note } from "../ui/text/Note";
import { TextLink } from "../ui/links/TextLink";
import { space, line } from "../theme/tokens";

const Summary = styled("section")({
  maxWidth: "44em",
  marginBottom: space[7],
  paddingBottom: space[6],
  borderBottom: line.hairline,
});

/** No heading, since the page's first heading follows. */
const SummaryTitle = styled("p")(({ theme: { typography } }) => ({
  ...typography.h2,
  margin: `${space[3]} 0 ${space[4]}`,
}));

interface ItemSummaryProps {
  item: Queries.ItemSummaryFragment;
  /** Says that the full text is still to come. */
  awaited: string;
}

/** A summary of an item without a full text. A feature links to its address, an event to its own page (docs/product.md#article-not-found). */
function ItemSummary({ item, awaited }: ItemSummaryProps) {
  const { contentId, title, description, path, href } = item;
  const here = articlePath(contentId);
  const to = path === here ? href : path;
  return (
    <Summary aria-labelledby="item">
      <Badge category={item.category} />
      <SummaryTitle id="item">
        {to === here ? title : <TextLink to={to} label={title} />}
      </SummaryTitle>
      {"awaitsText" in item && item.awaitsText && <Lead>{awaited}</Lead>}
      <Note sx={{ mt: 3 }}>{description}</Note>
      <Caption sx={{ mt: 2 }}>
        <time dateTime={item.date}>{item.shownDate}</time>
      </Caption>
    </Summary>
  );
}

interface ArticleNotFoundProps {
  labels: Queries.ArticleNotFoundFragment;
  articles: readonly Queries.RelatedItemFragment[];
  /** The item, if it exists but has no full text. */
  item?: Queries.ItemSummaryFragment | null;
  /** The unknown path, if it is not the page's own. */
  path?: string;
}

/** The view for an article that does not exist or has no full text, with the page's head (docs/product.md#article-not-found). */
export function ArticleNotFound({
  labels: { notFound, backToNews },
  articles,
  item,
  path,
}: ArticleNotFoundProps) {
  const { seo, title, text } = notFound;
  const { site } = useShell();
  return (
    <>
      <Seo
        title={fillTemplate(seo.title, { brand: site.brand.fullName })}
        alone
        description={seo.description}
        path={path}
        noindex
      />
      <Section>
        {item && <ItemSummary item={item} awaited={notFound.awaited} />}
        <Typography variant={item ? "h3" : "h1"} component="h1">
          {title}
        </Typography>
        <Lead sx={{ mt: 4, mb: 6 }}>{text}</Lead>
        {backToNews && <ActionButton {...backToNews} />}
      </Section>
      <RelatedItems heading={notFound.articlesHeading} items={articles} />
    </>
  );
}

export const fragment = graphql`
  fragment ArticleNotFound on ArticleLabels {
    notFound {
      seo {
        title
        description
      }
      title
      text
      awaited
      articlesHeading
    }
    backToNews {
      ...Action
    }
  }
`;
