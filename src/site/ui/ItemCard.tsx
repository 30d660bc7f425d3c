import Card, { type CardProps } from "@mui/material/Card";
import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { mediumSerif, motion } from "../theme/tokens";
import { Icon } from "./Icon";
import { arrowOutward } from "./iconPaths";
import { coversCard, linkKind, SmartLink } from "./SmartLink";
import { Note } from "./Text";
import { TextLink } from "./TextLink";

/**
 * lead: large, picture above; row: small square picture at the side; wide: large picture at the side; tile: picture
 * above.
 */
type Layout = "lead" | "row" | "wide" | "tile";

const beside: CSSObject = {
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gap: 16,
};

/** The parts of a card that a layout may change. */
const parts = {
  meta: "& p:first-of-type",
  title: "& :is(h2, h3)",
  description: "& p:nth-of-type(2)",
  moreLink: "& > div > a",
};

const layouts = ({
  typography,
  breakpoints,
}: Theme): Record<Layout, CSSObject> => ({
  lead: {
    // Between these widths the list is below, so the text is beside the picture.
    [breakpoints.between("md", "lg")]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gap: 36,
    },
    // As tall as the list beside it: the picture takes the remaining height.
    [breakpoints.up("lg")]: {
      display: "flex",
      flexDirection: "column",
      "& > :first-of-type": { flexGrow: 1 },
    },
    [parts.meta]: { margin: "20px 0 10px" },
    [parts.title]: {
      ...typography.h2,
      fontSize: "clamp(1.875rem, 1.4rem + 1.9vw, 2.875rem)",
      maxWidth: "15em",
    },
    [parts.description]: {
      ...typography.subtitle1,
      marginTop: 14,
      maxWidth: "36em",
    },
    [parts.moreLink]: { marginTop: 10, fontSize: "1.0625rem" },
  },
  row: {
    ...beside,
    [breakpoints.up("md")]: {
      gridTemplateColumns: "152px minmax(0, 1fr)",
      gap: 22,
    },
  },
  wide: {
    ...beside,
    [breakpoints.up("sm")]: {
      gridTemplateColumns: "minmax(0, 9fr) minmax(0, 11fr)",
    },
    [breakpoints.up("md")]: { gap: 22 },
  },
  tile: { [parts.meta]: { margin: "18px 0 8px" } },
});

const Root = styled(Card)<
  Pick<CardProps, "component"> & { ownerState: { layout: Layout } }
>(
  ({ theme }) => ({
    position: "relative",
    "&:hover :is(h2, h3)": { color: theme.vars.palette.primary.main },
  }),
  ({ theme, ownerState: { layout } }) => layouts(theme)[layout],
);

const Meta = styled("p")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  marginBottom: 6,
  color: vars.palette.text.secondary,
}));

const Title = styled("h3")<{ as: "h2" | "h3" }>({
  ...mediumSerif,
  fontSize: "1.3125rem",
  lineHeight: 1.2,
  letterSpacing: "-0.018em",
  textWrap: "balance",
  transition: `color ${motion.fastMs}ms`,
});

const TitleLink = styled(SmartLink)({
  ...coversCard,
  textDecoration: "none",
  "& > svg": { display: "inline", verticalAlign: "-0.15em" },
});

const Description = styled(Note)({ marginTop: 4, textWrap: "pretty" });

const MoreLink = styled(TextLink)({ ...coversCard, fontSize: "0.9375rem" });

interface ItemCardProps {
  /** Id of the title. It also describes the link. */
  id: string;
  title: string;
  heading?: "h2" | "h3";
  description?: string;
  href: string;
  /** Label of the link under the text; without one the title is the link. */
  linkLabel?: string;
  meta: ReactNode;
  picture: ReactNode;
  layout: Layout;
}

/** A news item, article or feature: picture, badge, title and one link that covers the whole card. */
export function ItemCard({
  id,
  title,
  heading = "h3",
  description,
  href,
  linkLabel,
  meta,
  picture,
  layout,
}: ItemCardProps) {
  return (
    <Root
      component="article"
      aria-labelledby={id}
      ownerState={{ layout }}
      data-enter=""
    >
      {picture}
      <div>
        <Meta>{meta}</Meta>
        <Title as={heading} id={id}>
          {linkLabel ? (
            title
          ) : (
            <TitleLink href={href}>
              {title}
              {linkKind(href) === "newTab" && (
                <>
                  {"\u00a0"}
                  <Icon path={arrowOutward} size={20} />
                </>
              )}
            </TitleLink>
          )}
        </Title>
        {description && <Description>{description}</Description>}
        {linkLabel && (
          <MoreLink to={href} label={linkLabel} aria-describedby={id} />
        )}
      </div>
    </Root>
  );
}
