import Card, { type CardProps } from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { mediumSerif, motion, radii } from "../theme/tokens";
import { SmartLink } from "./SmartLink";
import { TextLink } from "./TextLink";

const Root = styled(Card)<Pick<CardProps, "component">>(({ theme }) => ({
  position: "relative",
  "& .meta": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 16px",
    marginBottom: 6,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  "& .title": {
    ...mediumSerif,
    fontSize: "1.3125rem",
    lineHeight: 1.2,
    letterSpacing: "-0.018em",
    textWrap: "balance",
    transition: `color ${motion.fast}ms`,
  },
  "& .description": {
    ...theme.typography.body2,
    marginTop: 4,
    color: theme.vars.palette.text.secondary,
    textWrap: "pretty",
  },
  "& div > .link": { fontSize: "0.9375rem" },
  // The link's area is the card, so that a finger need not aim.
  "& .link::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover .title": { color: theme.vars.palette.primary.main },
  '&[data-layout="lead"]': {
    "& .meta": { margin: "20px 0 10px" },
    "& .title": {
      ...theme.typography.h2,
      fontSize: "clamp(1.875rem, 1.4rem + 1.9vw, 2.875rem)",
      maxWidth: "15em",
    },
    "& .description": {
      ...theme.typography.subtitle1,
      marginTop: 14,
      maxWidth: "36em",
    },
    "& .link": { marginTop: 10, fontSize: "1.0625rem" },
  },
  '&[data-layout="row"], &[data-layout="wide"]': {
    display: "grid",
    gridTemplateColumns: "96px minmax(0, 1fr)",
    gap: 16,
    "& .picture": { borderRadius: radii.thumb },
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: "152px minmax(0, 1fr)",
      gap: 22,
    },
  },
  '&[data-layout="wide"]': {
    [theme.breakpoints.up("sm")]: {
      gridTemplateColumns: "minmax(0, 9fr) minmax(0, 11fr)",
    },
  },
  '&[data-layout="tile"]': {
    "& .meta": { margin: "18px 0 8px" },
    "& .title a": { textDecoration: "none" },
  },
}));

interface ItemCardProps {
  /** Id of the title, which also describes the link. */
  id: string;
  title: string;
  description?: string;
  href: string;
  /** Label of the link under the text; without one the title is the link. */
  linkLabel?: string;
  /** Badge and date. */
  meta: ReactNode;
  picture: ReactNode;
  /** lead: large, picture above; row: small square picture at the side; wide: large picture at the side; tile: picture above. */
  layout: "lead" | "row" | "wide" | "tile";
}

/** A news item, article or feature: picture, badge, title and one link that covers the whole card. */
export function ItemCard({
  id,
  title,
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
      data-layout={layout}
      data-enter=""
    >
      {picture}
      <div>
        <p className="meta">{meta}</p>
        <h3 className="title" id={id}>
          {linkLabel ? (
            title
          ) : (
            <SmartLink className="link" href={href}>
              {title}
            </SmartLink>
          )}
        </h3>
        {description && <p className="description">{description}</p>}
        {linkLabel && (
          <TextLink
            className="link"
            href={href}
            label={linkLabel}
            describedBy={id}
          />
        )}
      </div>
    </Root>
  );
}
