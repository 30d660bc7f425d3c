import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Picture } from "../../ui/pictures/Picture";
import { Note } from "../../ui/text/Note";
import { space } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const Root = styled(Card)<Pick<CardProps, "component">>(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: space[5],
  marginBottom: space[6],
  padding: space[6],
  [theme.breakpoints.down("sm")]: { gap: space[4], padding: space[5] },
}));

const Portrait = styled(Picture)(({ theme }) => ({
  flex: "none",
  width: 88,
  height: 88,
  [theme.breakpoints.down("sm")]: { width: 64, height: 64 },
}));

interface AuthorBoxProps {
  author: Queries.ArticleAuthorFragment;
  blurb: string;
}

/** The author of an article. The portrait is decorative: ArticleHero describes it. */
export function AuthorBox({ author, blurb }: AuthorBoxProps) {
  return (
    <Root component="aside" variant="filled" aria-labelledby="author">
      <Portrait picture={{ ...author.portrait, alt: "" }} radius="pill" />
      <div>
        <Typography id="author" variant="h4" component="h2">
          {author.name}
        </Typography>
        <Caption sx={{ mt: 1 }}>{author.role}</Caption>
        <Note sx={{ mt: 1 }}>{blurb}</Note>
      </div>
    </Root>
  );
}

export const fragment = graphql`
  fragment ArticleAuthor on Person {
    name
    role
    portrait {
      alt
      file {
        childImageSharp {
          gatsbyImageData(
            width: 104
            height: 104
            breakpoints: [64, 104, 176]
            sizes: "(min-width: 600px) 88px, 64px"
            transformOptions: { cropFocus: NORTH }
          )
        }
      }
    }
  }
`;
