import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { ItemHeading } from "../../sections/ItemHeading";
import { ItemHero } from "../../sections/ItemHero";
import { Picture } from "../../ui/pictures/Picture";
import { space } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const Heading = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { maxWidth: "75%" },
}));

const Byline = styled(Caption)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[4]}`,
  margin: `${space[6]} 0 ${space[6]}`,
});

const Portrait = styled(Picture)({ width: 52, height: 52 });

const Author = styled("span")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  color: vars.palette.text.primary,
}));

const Facts = styled("p")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[4]}`,
  [theme.breakpoints.up("sm")]: { marginLeft: "auto" },
}));

interface ArticleHeroProps {
  item: Queries.ArticleHeroFragment;
  text: Queries.ArticleBylineFragment;
  labels: Queries.ArticleHeroLabelsFragment;
}

/** The opening of an article: link back, title, author, dates and large picture. */
export function ArticleHero({ item, text, labels }: ArticleHeroProps) {
  const { title, category, shownDate, date, articlePicture } = item;
  const { subtitle, author, updated, shownUpdated, shownReadTime } = text;
  const back = labels.backToNews && {
    label: labels.backToArticles,
    to: labels.backToNews.to,
  };
  return (
    <ItemHero back={back}>
      <Heading>
        <ItemHeading category={category} title={title} lead={subtitle} />
      </Heading>
      <Byline as="div">
        <Portrait picture={author.portrait} radius="pill" sizes="52px" eager />
        <p>
          <Author>{author.name}</Author>
          <br />
          {author.role}
        </p>
        <Facts>
          <time dateTime={date}>{shownDate}</time>{" "}
          {updated && shownUpdated && (
            <time dateTime={updated}>
              {fillTemplate(labels.updated, { date: shownUpdated })}
            </time>
          )}{" "}
          <span>{shownReadTime}</span>
        </Facts>
      </Byline>
      {articlePicture && (
        <Picture
          picture={articlePicture}
          ratio={{ wide: "2 / 1", small: "3 / 2" }}
          // The motifs are above the centre of their pictures.
          position="50% 20%"
          priority
        />
      )}
    </ItemHero>
  );
}

export const fragment = graphql`
  fragment ArticleHero on ArticleItem {
    ...ItemSummary
    articlePicture {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1080
            breakpoints: [371, 741, 1080, 1600]
            sizes: "(min-width: 1344px) 1248px, calc(94.4vw - 19px)"
          )
        }
      }
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
    shownUpdated: updated(as: long)
    author {
      ...ArticleAuthor
    }
  }
`;
