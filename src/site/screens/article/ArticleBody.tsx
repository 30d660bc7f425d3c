import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { fillTemplate } from "../../../common/fillTemplate";
import { radii } from "../../theme/tokens";
import { topicPath } from "../../../common/routes";
import { AuthorBox } from "./AuthorBox";
import { navigateInPlace } from "../../navigation/navigateInPlace";
import { ContentsList, StickyAside } from "../../ui/ContentsList";
import { Prose } from "../../ui/Prose";
import { Section } from "../../ui/Section";
import { SmartLink } from "../../ui/SmartLink";

const Root = styled(Section)({ paddingTop: "clamp(2.5rem, 5vw, 5rem)" });

const Grid = styled("div")(({ theme: { layout, breakpoints } }) => ({
  [breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    columnGap: layout.gap,
  },
}));

const Rail = styled("div")({ gridColumn: "1 / 3" });

/** Shorter articles have no contents list. */
const minHeadings = 3;

const Reader = styled("div")({ gridColumn: "4 / 11", maxWidth: "43rem" });

const Tags = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  margin: "44px 0 36px",
});

const Tag = styled(SmartLink)(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: "block",
  padding: "6px 16px",
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radii.pill,
  color: vars.palette.primary.main,
  fontWeight: 600,
  textUnderlineOffset: 5,
}));

interface ArticleBodyProps {
  item: Queries.ArticleBodyFragment;
  article: Queries.ArticleTextFragment;
  labels: Queries.ArticleLabelsFragment;
  /** Rendered below the author. */
  children: ReactNode;
}

/** The text of an article, its contents list, topics and author. */
export function ArticleBody({
  item,
  article,
  labels,
  children,
}: ArticleBodyProps) {
  const { html, headings, tags, author } = article;
  return (
    <Root>
      <Grid>
        <Rail>
          {headings.length >= minHeadings && (
            <StickyAside>
              <ContentsList
                heading={labels.contentsHeading}
                sections={headings}
              />
            </StickyAside>
          )}
        </Rail>
        <Reader>
          <Prose
            onClick={navigateInPlace}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <div role="group" aria-label={labels.tagsLabel}>
            <Tags>
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag href={topicPath(tag, 1)}>{tag}</Tag>
                </li>
              ))}
            </Tags>
          </div>
          <AuthorBox
            author={author}
            blurb={fillTemplate(labels.authorBlurb, {
              name: author.name,
              sector: item.category.name,
            })}
          />
          {children}
        </Reader>
      </Grid>
    </Root>
  );
}

export const fragment = graphql`
  fragment ArticleBody on ReadableItem {
    category {
      name
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
    contentsHeading
    tagsLabel
    authorBlurb
  }
`;
