import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { Badge } from "../../ui/Badge";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { arrowBack } from "../../ui/iconPaths";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";

const Root = styled(Section)({ paddingBlock: "clamp(1rem, 2vw, 2rem) 0" });

const Way = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 32px",
});

const Heading = styled("div")(({ theme }) => ({
  marginTop: "clamp(1rem, 2vw, 2rem)",
  [theme.breakpoints.up("md")]: { maxWidth: "75%" },
}));

const Title = styled("h1")(({ theme }) => ({
  ...theme.typography.h1,
  margin: "16px 0 18px",
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4.25rem)",
}));

const Subtitle = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle1,
  maxWidth: "36em",
  color: vars.palette.text.secondary,
}));

const Byline = styled("div")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "14px 18px",
  margin: "30px 0 clamp(1.75rem, 3vw, 3rem)",
  color: vars.palette.text.secondary,
}));

const Portrait = styled(Picture)({
  width: 52,
  height: 52,
  borderRadius: radii.pill,
});

const Author = styled("span")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  color: vars.palette.text.primary,
}));

const Facts = styled("p")(({ theme }) => ({
  display: "flex",
  gap: 18,
  [theme.breakpoints.up("sm")]: { marginLeft: "auto" },
}));

/** Id of the heading that names the article. */
export const articleTitleId = "title";

interface ArticleHeroProps {
  item: Queries.ArticleHeroFragment;
  article: Queries.ArticleBylineFragment;
  labels: Queries.ArticleHeroLabelsFragment;
}

/** The opening of an article: where one came from, title, who wrote it and when, the large picture. */
export function ArticleHero({ item, article, labels }: ArticleHeroProps) {
  const { title, category, published, date, featuredPicture } = item;
  const { subtitle, author, shownReadTime } = article;
  return (
    <Root>
      <Way>
        <TextLink
          href={labels.backToNews.to}
          label={labels.backToArticles}
          icon={arrowBack}
        />
        <Breadcrumbs />
      </Way>
      <Heading>
        <Badge tone={category.tone}>{category.name}</Badge>
        <Title id={articleTitleId}>{title}</Title>
        <Subtitle>{subtitle}</Subtitle>
      </Heading>
      <Byline>
        <Portrait
          image={author.portrait.file.childImageSharp?.gatsbyImageData}
          alt={author.portrait.alt}
          sizes="52px"
        />
        <p>
          <Author>{author.name}</Author>
          <br />
          {author.title}
        </p>
        <Facts>
          <time dateTime={date}>{published}</time>
          <span>{shownReadTime}</span>
        </Facts>
      </Byline>
      {featuredPicture && (
        <Picture
          image={featuredPicture.file.childImageSharp?.gatsbyImageData}
          alt={featuredPicture.alt}
          ratio={{ wide: "21 / 9", small: "3 / 2" }}
          priority
        />
      )}
    </Root>
  );
}

export const fragment = graphql`
  fragment ArticleHero on ReadableItem {
    title
    date(formatString: "YYYY-MM-DD")
    published: date(formatString: "D MMMM YYYY")
    category {
      name
      tone
    }
    featuredPicture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1250
            breakpoints: [371, 741, 950, 1250, 1600]
            sizes: "(min-width: 1344px) 1248px, calc(94.4vw - 19px)"
          )
        }
      }
    }
  }

  fragment ArticleHeroLabels on ArticlePage {
    backToArticles
    backToNews {
      to
    }
  }

  fragment ArticleByline on Article {
    subtitle
    shownReadTime
    author {
      ...ArticleAuthor
    }
  }
`;
