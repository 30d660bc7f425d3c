import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Seo } from "../layout/Seo";
import { fillTemplate } from "../../common/fillTemplate";
import { openSearch } from "../search/SearchButton";
import { ActionButton, Actions } from "../ui/ActionButton";
import { Button } from "../ui/Button";
import { Columns } from "../ui/Columns";
import { ring } from "../../common/kolam/shapes";
import { Kolam } from "../ui/Kolam";
import { useLabels } from "../ui/LabelsContext";
import { Section } from "../ui/Section";
import { ItemSummary } from "./ItemSummary";
import { RelatedItems } from "./RelatedItems";
import { Lead } from "../ui/Text";

const Root = styled(Section)({ paddingTop: "clamp(3rem, 7vw, 7rem)" });

const Art = styled(Kolam)(({ theme }) => ({
  width: 240,
  height: "auto",
  color: theme.vars.palette.primary.main,
}));

const SearchOpener = styled(Button)({
  "html:not(.js) &": { display: "none" },
});

interface ArticleNotFoundProps {
  page: Queries.ArticleNotFoundFragment;
  site: Queries.ArticleNotFoundSiteFragment;
  articles: readonly Queries.RelatedItemFragment[];
  /** The item, if it exists but has no full article. */
  item?: Queries.ItemSummaryFragment | null;
  /** The unknown path, if it is not the page's own. */
  path?: string;
}

/** The view for an article that does not exist or has no full text, with the page's head (docs/product.md#article-not-found). */
export function ArticleNotFound({
  page: { notFound, backToNews },
  site: { brand },
  articles,
  item,
  path,
}: ArticleNotFoundProps) {
  const { seo, title, text } = notFound;
  const { search: searchLabels } = useLabels();
  return (
    <>
      <Seo
        title={fillTemplate(seo.title, { brand: brand.fullName })}
        alone
        description={seo.description}
        path={path}
        noindex
      />
      <Root>
        <Columns split="7-4" align="center">
          <div>
            <Typography variant="h1">{title}</Typography>
            <Lead sx={{ m: "18px 0 30px", maxWidth: "none" }}>{text}</Lead>
            <Actions>
              <ActionButton {...backToNews} />
              <SearchOpener variant="outlined" onClick={openSearch}>
                {searchLabels.title}
              </SearchOpener>
            </Actions>
          </div>
          <Art cells={ring} size={92} strokeWidth={5} dotRadius={8} />
        </Columns>
        {item && <ItemSummary item={item} />}
      </Root>
      {articles.length > 0 && (
        <RelatedItems heading={notFound.articlesHeading} items={articles} />
      )}
    </>
  );
}

export const fragment = graphql`
  fragment ArticleNotFound on ArticlePage {
    notFound {
      seo {
        ...Seo
      }
      title
      text
      articlesHeading
    }
    backToNews {
      ...Action
    }
  }

  fragment ArticleNotFoundSite on SiteContent {
    brand {
      fullName
    }
  }
`;
