import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql, type PageProps } from "gatsby";
import { Fragment, useEffect } from "react";
import { isArticlePath } from "../../../common/itemPaths";
import { ring } from "../../../common/kolam/shapes";
import { Seo } from "../../layout/Seo";
import { ArticleNotFound } from "../../sections/ArticleNotFound";
import { ActionButton } from "../../ui/controls/ActionButton";
import { Actions } from "../../ui/controls/ActionButtons";
import { useBrowserValue } from "../../ui/hooks/useBrowserValue";
import { useShell } from "../../ui/hooks/useShell";
import { TextLink } from "../../ui/links/TextLink";
import { Kolam } from "../../ui/pictures/Kolam";
import { Section } from "../../ui/structure/Section";
import { dot, line, space } from "../../theme/tokens";

/** The dot that is missing in the ring has wandered off to the edge. */
const Code = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.1em",
  marginBottom: space[7],
  // The second limit is for text at 200%.
  fontSize: "clamp(min(9rem, 38vw), min(3rem + 24vw, 44vw), 24rem)",
  color: theme.vars.palette.primary.main,
  "&::after": dot(28, theme.vars.palette.growth.main),
  [theme.breakpoints.down("sm")]: {
    "&::after": dot(16, theme.vars.palette.growth.main),
  },
}));

const CodeFigure = styled("h1")(({ theme }) => ({
  ...theme.typography.h1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: "inherit",
  lineHeight: 0.8,
  letterSpacing: "-0.05em",
  // A firm's own code may be longer than three digits.
  overflowWrap: "anywhere",
}));

/** The digit stays in the text, without a size. */
const Zero = styled("span")({ fontSize: 0 });

const Ring = styled(Kolam)({ width: "0.68em", marginInline: "0.08em" });

/** A code whose zeros are rings. */
const Digits = ({ code }: { code: string }) =>
  [...code].map((digit, index) =>
    digit === "0" ? (
      <Fragment key={index}>
        <Zero>0</Zero>
        <Ring cells={ring} size={92} strokeWidth={5} dotRadius={8} draw />
      </Fragment>
    ) : (
      <span key={index}>{digit}</span>
    ),
  );

const Places = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[5],
  marginTop: space[6],
  paddingTop: space[3],
  borderTop: line.hairline,
  // One in a line, also where two short ones would fit.
  [theme.breakpoints.down("sm")]: { display: "block" },
}));

const Buttons = styled(Actions)({ marginTop: space[6] });

/** The not-found screen, for every path without a page (docs/product.md#not-found). */
export default function NotFoundScreen({
  data: { page, articleLabels, articles },
}: PageProps<Queries.NotFoundScreenQuery>) {
  // Undefined while hydrating: the server's HTML is the same for every path.
  const attempted = useBrowserValue(() => window.location.pathname, undefined);
  const { site } = useShell();
  const isArticle = attempted !== undefined && isArticlePath(attempted);

  useEffect(() => {
    if (attempted !== undefined && !isArticle)
      console.error(`There is no page at ${attempted}`);
  }, [attempted, isArticle]);

  if (isArticle) {
    return (
      <ArticleNotFound
        labels={articleLabels}
        articles={articles}
        path={attempted}
      />
    );
  }
  return (
    <>
      <Seo {...page.seo} path="/404" noindex />
      <Section sx={{ pt: 8 }}>
        <Code>
          <CodeFigure>
            <Digits code={page.code} />
          </CodeFigure>
        </Code>
        <Typography variant="h1" component="h2">
          {page.title}
        </Typography>
        <Buttons>
          <ActionButton {...page.action} />
        </Buttons>
        {site.footer.services && (
          <Places>
            {site.footer.services.map((service) => (
              <li key={service.to}>
                <TextLink {...service} />
              </li>
            ))}
          </Places>
        )}
      </Section>
    </>
  );
}

export const query = graphql`
  query NotFoundScreen($articleIds: [String!]!) {
    page: notFoundPage {
      ...Seo
      code
      title
      action {
        ...Action
      }
    }
    articleLabels {
      ...ArticleNotFound
    }
    articles: itemsByIds(contentIds: $articleIds) {
      ...RelatedItem
    }
  }
`;
