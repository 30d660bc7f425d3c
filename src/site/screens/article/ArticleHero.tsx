import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { radii } from "../../theme/tokens";
import { Badge } from "../../ui/Badge";
import { Breadcrumbs } from "../../ui/Breadcrumbs";
import { arrowBack } from "../../ui/iconPaths";
import { Picture } from "../../ui/Picture";
import { Section } from "../../ui/Section";
import { TextLink } from "../../ui/TextLink";

const Root = styled(Section)(({ theme }) => ({
  paddingBlock: "clamp(1rem, 2vw, 2rem) 0",
  "& .way": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0 32px",
  },
  "& .heading": {
    marginTop: "clamp(1rem, 2vw, 2rem)",
    [theme.breakpoints.up("md")]: { maxWidth: "75%" },
  },
  "& h1": {
    margin: "16px 0 18px",
    fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4.25rem)",
  },
  "& .subtitle": {
    maxWidth: "36em",
    color: theme.vars.palette.text.secondary,
  },
  "& .byline": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "14px 18px",
    margin: "30px 0 clamp(1.75rem, 3vw, 3rem)",
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  "& .portrait": { width: 52, height: 52, borderRadius: radii.pill },
  "& .author": {
    ...theme.typography.subtitle2,
    color: theme.vars.palette.text.primary,
  },
  "& .facts": { display: "flex", gap: 18 },
  [theme.breakpoints.up("sm")]: { "& .facts": { marginLeft: "auto" } },
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
  const { subtitle, author, readTime } = article;
  return (
    <Root>
      <div className="way">
        <TextLink
          href={labels.backToNews.to}
          label={labels.backToArticles}
          icon={arrowBack}
        />
        <Breadcrumbs />
      </div>
      <div className="heading">
        <Badge tone={category.tone}>{category.name}</Badge>
        <Typography variant="h1" id={articleTitleId}>
          {title}
        </Typography>
        <Typography variant="subtitle1" className="subtitle">
          {subtitle}
        </Typography>
      </div>
      <div className="byline">
        <Picture
          className="portrait"
          image={author.portrait.file.childImageSharp?.gatsbyImageData}
          alt={author.portrait.alt}
          sizes="52px"
        />
        <p>
          <span className="author">{author.name}</span>
          <br />
          {author.title}
        </p>
        <p className="facts">
          <time dateTime={date}>{published}</time>
          <span>{readTime}</span>
        </p>
      </div>
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
    readTime
    author {
      ...ArticleAuthor
    }
  }
`;
