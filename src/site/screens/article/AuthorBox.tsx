import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { Picture } from "../../ui/pictures/Picture";
import { Note } from "../../ui/text/Note";
import { space } from "../../theme/tokens";
import { Caption } from "../../ui/text/Caption";

const Box = styled(Card)<Pick<CardProps, "component">>({
  display: "flex",
  alignItems: "center",
  gap: space[5],
  marginBottom: space[6],
  padding: space[5],
});

const Portrait = styled(Picture)({ flex: "none", width: 88, height: 88 });

interface AuthorBoxProps {
  author: Queries.ArticleAuthorFragment;
  blurb: string;
}

/** The author of an article. The portrait is decorative: ArticleHero describes it. */
export function AuthorBox({ author, blurb }: AuthorBoxProps) {
  return (
    <Box component="aside" variant="filled" aria-labelledby="author">
      <Portrait picture={{ ...author.portrait, alt: "" }} radius="pill" />
      <div>
        <Typography id="author" variant="h4" component="h2">
          {author.name}
        </Typography>
        <Caption sx={{ mt: 1 }}>{author.role}</Caption>
        <Note sx={{ mt: 1 }}>{blurb}</Note>
      </div>
    </Box>
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
            width: 88
            height: 88
            breakpoints: [52, 88, 104, 176]
            sizes: "88px"
            transformOptions: { cropFocus: NORTH }
          )
        }
      }
    }
  }
`;
