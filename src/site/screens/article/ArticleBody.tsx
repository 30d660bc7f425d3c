import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { radii } from "../../theme/tokens";
import { AuthorBox } from "./AuthorBox";
import { useLabels } from "../../ui/LabelsContext";
import { navigateInPlace } from "../../navigation/navigateInPlace";
import { ContentsList, StickyAside } from "../../ui/ContentsList";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";
import { PageSharing } from "../../sections/PageSharing";

const Root = styled(Section)({ paddingTop: "clamp(2.5rem, 5vw, 5rem)" });

const Grid = styled("div")(({ theme: { layout, breakpoints } }) => ({
  [breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    columnGap: layout.gap,
  },
}));

const Rail = styled("div")({ gridColumn: "1 / 3" });

/** So many parts make an article long. */
const leastHeadings = 3;

const Reader = styled("div")({ gridColumn: "4 / 11", maxWidth: "43rem" });

const Tags = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: "44px 0 36px",
});

const Tag = styled("li")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  padding: "6px 16px",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radii.pill,
}));

const TagLink = styled(SmartLink)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textUnderlineOffset: 5,
}));

interface ArticleBodyProps {
  item: Queries.ArticleBodyFragment;
  article: Queries.ArticleTextFragment;
  labels: Queries.ArticleLabelsFragment;
  /** Absolute address of the page, as it is shared. */
  url: string;
  /** Addresses of the pages of topics that have one. */
  topics: Readonly<Record<string, string>>;
  /** Stands under the author. */
  after: ReactNode;
}

/** The text of an article in a comfortable measure, ways to share it, its topics and who wrote it. */
export function ArticleBody({
  item,
  article,
  labels,
  url,
  topics,
  after,
}: ArticleBodyProps) {
  const { html, headings, tags, author } = article;
  const { opensInNewTab } = useLabels();
  return (
    <Root>
      <Grid>
        <Rail>
          <StickyAside>
            <PageSharing labels={labels} url={url} title={item.title} />
            {headings.length >= leastHeadings && (
              <ContentsList
                heading={labels.contentsHeading}
                sections={headings}
              />
            )}
          </StickyAside>
        </Rail>
        <Reader>
          <Prose
            style={{ "--new-tab": JSON.stringify(opensInNewTab) }}
            onClick={navigateInPlace}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <div role="group" aria-label={labels.tagsLabel}>
            <Tags>
              {tags.map((tag) => (
                <Tag key={tag}>
                  {topics[tag] ? (
                    <TagLink href={topics[tag]}>{tag}</TagLink>
                  ) : (
                    tag
                  )}
                </Tag>
              ))}
            </Tags>
          </div>
          <AuthorBox
            author={author}
            blurb={fillTemplate(labels.authorBlurb, {
              name: author.name,
              sector: item.category.sector,
            })}
          />
          {after}
        </Reader>
      </Grid>
    </Root>
  );
}

export const fragment = graphql`
  fragment ArticleBody on ReadableItem {
    title
    category {
      sector
    }
  }

  fragment ArticleText on Article {
    html
    headings {
      id
      heading
    }
    tags
    author {
      ...ArticleAuthor
    }
  }

  fragment ArticleLabels on ArticlePage {
    ...SharingLabels
    contentsHeading
    tagsLabel
    authorBlurb
  }
`;
