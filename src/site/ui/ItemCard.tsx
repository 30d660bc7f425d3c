import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { mediumSerif, motion } from "../theme/tokens";
import { Icon } from "./Icon";
import { arrowOutward } from "./iconPaths";
import { coversCard, linkKind, SmartLink } from "./SmartLink";
import { TextLink } from "./TextLink";

/**
 * lead: large, picture above; row: small square picture at the side; wide: large picture at the side; tile: picture
 * above.
 */
type Layout = "lead" | "row" | "wide" | "tile";

interface LayoutState {
  ownerState: { layout: Layout };
}

const Root = styled(Card)<Pick<CardProps, "component"> & LayoutState>(
  ({ theme: { vars, breakpoints }, ownerState: { layout } }) => ({
    position: "relative",
    "&:hover :is(h2, h3)": { color: vars.palette.primary.main },
    ...(layout === "lead" && {
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
    }),
    ...((layout === "row" || layout === "wide") && {
      display: "grid",
      gridTemplateColumns: "96px minmax(0, 1fr)",
      gap: 16,
      ...(layout === "wide" && {
        [breakpoints.up("sm")]: {
          gridTemplateColumns: "minmax(0, 9fr) minmax(0, 11fr)",
        },
      }),
      [breakpoints.up("md")]: {
        gap: 22,
        ...(layout === "row" && {
          gridTemplateColumns: "152px minmax(0, 1fr)",
        }),
      },
    }),
  }),
);

const Meta = styled("p")<LayoutState>(
  ({ theme: { typography, vars }, ownerState: { layout } }) => ({
    ...typography.body2,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 16px",
    margin: {
      lead: "20px 0 10px",
      row: "0 0 6px",
      wide: "0 0 6px",
      tile: "18px 0 8px",
    }[layout],
    color: vars.palette.text.secondary,
  }),
);

const Title = styled("h3")<LayoutState & { as: "h2" | "h3" }>(
  ({ theme: { typography }, ownerState: { layout } }) => ({
    ...mediumSerif,
    fontSize: "1.3125rem",
    lineHeight: 1.2,
    letterSpacing: "-0.018em",
    textWrap: "balance",
    transition: `color ${motion.fastMs}ms`,
    ...(layout === "lead" && {
      ...typography.h2,
      fontSize: "clamp(1.875rem, 1.4rem + 1.9vw, 2.875rem)",
      maxWidth: "15em",
    }),
  }),
);

const TitleLink = styled(SmartLink)({
  ...coversCard,
  textDecoration: "none",
  "& > svg": { display: "inline", verticalAlign: "-0.15em" },
});

const Description = styled("p")<LayoutState>(
  ({ theme: { typography, vars }, ownerState: { layout } }) => ({
    ...(layout === "lead"
      ? { ...typography.subtitle1, marginTop: 14, maxWidth: "36em" }
      : { ...typography.body2, marginTop: 4, textWrap: "pretty" }),
    color: vars.palette.text.secondary,
  }),
);

const MoreLink = styled(TextLink)<LayoutState>(
  ({ ownerState: { layout } }) => ({
    ...coversCard,
    ...(layout === "lead"
      ? { marginTop: 10, fontSize: "1.0625rem" }
      : { fontSize: "0.9375rem" }),
  }),
);

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
  const ownerState = { layout };
  return (
    <Root
      component="article"
      aria-labelledby={id}
      ownerState={ownerState}
      data-enter=""
    >
      {picture}
      <div>
        <Meta ownerState={ownerState}>{meta}</Meta>
        <Title as={heading} id={id} ownerState={ownerState}>
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
        {description && (
          <Description ownerState={ownerState}>{description}</Description>
        )}
        {linkLabel && (
          <MoreLink
            ownerState={ownerState}
            to={href}
            label={linkLabel}
            describedBy={id}
          />
        )}
      </div>
    </Root>
  );
}
