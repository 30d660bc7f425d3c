import Box from "@mui/material/Box";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { HeroWords } from "../../sections/HeroWords";
import { Person } from "../../ui/cards/Person";
import { TextLink } from "../../ui/links/TextLink";
import { arrowBack } from "../../ui/pictures/iconPaths";
import { Picture } from "../../ui/pictures/Picture";
import { Section } from "../../ui/structure/Section";
import { Caption } from "../../ui/text/Caption";

interface ArticleHeroProps {
  item: Queries.ArticleHeroFragment;
  text: Queries.ArticleBylineFragment;
  labels: Queries.ArticleHeroLabelsFragment;
}

/** The opening of an article: link back, title, author, dates and large picture. */
export function ArticleHero({ item, text, labels }: ArticleHeroProps) {
  const { title, category, shownDate, date, articlePicture } = item;
  const { subtitle, author, updated, shownUpdated, shownReadTime } = text;
  return (
    <Section sx={({ layout }) => ({ pt: layout.pageTop })}>
      <HeroWords
        {...{ title, category }}
        lead={subtitle}
        size="h1"
        above={
          <TextLink
            to={labels.backToNews.to}
            label={labels.backToArticles}
            icon={arrowBack}
          />
        }
      />
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 4,
          my: 6,
        }}
      >
        <Person person={author} size={52} eager />
        <Caption sx={{ display: "flex", flexWrap: "wrap", columnGap: 4 }}>
          <time dateTime={date}>{shownDate}</time>{" "}
          {updated && shownUpdated && (
            <time dateTime={updated}>
              {fillTemplate(labels.updated, { date: shownUpdated })}
            </time>
          )}{" "}
          <span>{shownReadTime}</span>
        </Caption>
      </Box>
      {articlePicture && (
        <Picture picture={articlePicture} ratio="16 / 9" priority />
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment ArticleHero on ArticleItem {
    title
    category {
      name
      tone
    }
    date
    shownDate
    articlePicture {
      ...WidePicture
    }
  }

  fragment ArticleHeroLabels on ArticleLabels {
    backToArticles
    updated
    backToNews {
      to
    }
  }

  fragment ArticleByline on FullText {
    subtitle
    shownReadTime
    updated
    shownUpdated
    author {
      ...Person
    }
  }
`;
