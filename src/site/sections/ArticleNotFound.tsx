import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Seo } from "../layout/Seo";
import { fillTemplate } from "../../common/fillTemplate";
import { ActionButton } from "../ui/controls/ActionButton";
import { Actions } from "../ui/controls/ActionButtons";
import { Badge } from "../ui/text/Badge";
import { Caption } from "../ui/text/Caption";
import { Columns } from "../ui/structure/Columns";
import { ring } from "../../common/kolam/shapes";
import { Kolam } from "../ui/pictures/Kolam";
import { useShell } from "../ui/hooks/useShell";
import { Section } from "../ui/structure/Section";
import { RelatedItems } from "./RelatedItems";
import { Lead } from "../ui/text/Lead";
import { Note } from "../ui/text/Note";
import { TextLink } from "../ui/links/TextLink";
import { space, line } from "../theme/tokens";

const Root = styled(Section)({
  paddingTop: space[8],
  // The item begins like any other page.
  '&:has([aria-labelledby="item"])': { paddingTop: space[7] },
});

const Art = styled(Kolam)(({ theme }) => ({
  width: 240,
  height: "auto",
  color: theme.vars.palette.primary.main,
  // Below the buttons it would part them from the articles.
  [theme.breakpoints.down("md")]: { display: "none" },
}));

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

/** A summary of an item without a full text; a feature links to its page (docs/product.md#article-not-found). */
function ItemSummary({ item, awaited }: ItemSummaryProps) {
  const { title, description, path, href } = item;
  return (
    <Summary aria-labelledby="item">
      <Badge category={item.category} />
      <SummaryTitle id="item">
        {href === path ? title : <TextLink to={href} label={title} />}
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
  /** A section before the articles, for those who wait for a text. */
  children?: ReactNode;
}

/** The view for an article that does not exist or has no full text, with the page's head (docs/product.md#article-not-found). */
export function ArticleNotFound({
  labels: { notFound, backToNews },
  articles,
  item,
  path,
  children,
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
      <Root>
        {item && <ItemSummary item={item} awaited={notFound.awaited} />}
        <Columns first={7} second={4} align="center">
          <div>
            <Typography variant={item ? "h3" : "h1"} component="h1">
              {title}
            </Typography>
            <Lead sx={{ mt: 4, mb: 6, maxWidth: "none" }}>{text}</Lead>
            <Actions>{backToNews && <ActionButton {...backToNews} />}</Actions>
          </div>
          <Art cells={ring} size={92} strokeWidth={5} dotRadius={8} />
        </Columns>
      </Root>
      {children}
      <RelatedItems
        heading={notFound.articlesHeading}
        items={articles}
        plane={children ? "page" : undefined}
      />
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
