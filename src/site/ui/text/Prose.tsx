import { styled } from "@mui/material/styles";
import { navigate } from "gatsby";
import type { ComponentProps, MouseEvent } from "react";
import { hasModifier } from "../../../common/hasModifier";
import { dot, radii } from "../../theme/tokens";
import { linkKind } from "../links/SmartLink";

const Root = styled("div")(({ theme }) => ({
  fontSize: "1.1875rem",
  lineHeight: 1.7,
  "& > :first-child": { marginTop: 0 },
  "& p": { marginBottom: "1.3em" },
  "& > p:first-of-type": {
    ...theme.typography.quote,
    lineHeight: 1.38,
  },
  "& h2": { ...theme.typography.h3, margin: "1.5em 0 .5em" },
  "& h3": { ...theme.typography.h4, margin: "1.4em 0 .7em" },
  "& a": {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecorationThickness: 1.5,
  },
  // A pull quote, marked by three dots of a kolam.
  "& blockquote": {
    ...theme.typography.h2,
    position: "relative",
    margin: "1.1em 0",
    paddingLeft: "clamp(28px, 3vw, 40px)",
    fontSize: "clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)",
    lineHeight: 1.14,
    color: theme.vars.palette.primary.main,
    "&::before": {
      ...dot(10, theme.vars.palette.growth.main),
      position: "absolute",
      left: 0,
      top: ".22em",
      boxShadow: `0 24px ${theme.vars.palette.growth.main}, 0 48px ${theme.vars.palette.growth.main}`,
    },
  },
  "& ul, & ol": { display: "grid", gap: 12, marginBottom: "1.3em" },
  "& li": { position: "relative", paddingLeft: 36 },
  "& ul > li::before": {
    ...dot(9, theme.vars.palette.primary.main),
    position: "absolute",
    left: 7,
    top: ".75em",
  },
  "& ol": { counterReset: "entry" },
  "& ol > li": { counterIncrement: "entry" },
  "& ol > li::before": {
    content: "counter(entry)",
    position: "absolute",
    left: 4,
    top: "-.1em",
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: "1.375rem",
    lineHeight: "2rem",
    color: theme.vars.palette.primary.main,
  },
  "& .scroll": { margin: "1.6em 0 2em", overflowX: "auto" },
  "& figure": { marginBottom: "2em", breakInside: "avoid" },
  "& > figure:not(:first-child)": { marginTop: "2em" },
  "& img": {
    width: "100%",
    height: "auto",
    borderRadius: radii.cell,
    backgroundColor: theme.vars.palette.primary.light,
  },
  "& figcaption, & caption, & thead th": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  "& figcaption": { marginTop: 12 },
  "& table": {
    fontSize: "1rem",
    lineHeight: 1.5,
  },
  "& caption": { paddingBottom: 14, textAlign: "left" },
  "& thead th": { fontWeight: 600, padding: "0 16px 10px 0" },
  "& tbody th": { fontWeight: 600 },
  "& tbody th, & tbody td": {
    padding: "14px 16px 14px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: "baseline",
  },
  [theme.breakpoints.down("sm")]: {
    // Hyphenates only long words. Safari has its own properties.
    "& table": {
      fontSize: "0.9375rem",
      hyphens: "auto",
      hyphenateLimitChars: "10 4 4",
      WebkitHyphenateLimitBefore: "4",
      WebkitHyphenateLimitAfter: "4",
    },
    "& tbody th, & tbody td": { paddingRight: 10 },
  },
}));

/** Opens links to pages of this site without a full page load. Clicks that open a tab or window stay the browser's. */
function navigateInPlace(event: MouseEvent): void {
  const { target, button } = event;
  if (button !== 0 || hasModifier(event)) return;
  const link = target instanceof Element ? target.closest("a") : null;
  const to = link?.getAttribute("href") ?? "";
  if (linkKind(to) !== "page") return;
  event.preventDefault();
  navigate(to);
}

/** The HTML of an article, an event or a document. Its links are plain, but open in place like SmartLink. */
export const Prose = (props: ComponentProps<typeof Root>) => (
  <Root onClick={navigateInPlace} {...props} />
);
