import { styled } from "@mui/material/styles";
import { navigate } from "gatsby";
import type { ComponentProps, MouseEvent } from "react";
import { hasModifier } from "../../../common/hasModifier";
import { radii, space, line } from "../../theme/tokens";
import { linkKind } from "../links/SmartLink";

const Root = styled("div")(({ theme }) => ({
  ...theme.typography.article,
  "& > :first-child": { marginTop: 0 },
  "& > :last-child": { marginBottom: 0 },
  "& p": { marginBottom: space[5] },
  "& > p:first-of-type": {
    ...theme.typography.h3,
    lineHeight: 1.38,
  },
  "& h2": {
    ...theme.typography.headline,
    margin: `calc(1.5 * ${space[6]}) 0 ${space[3]}`,
  },
  "& h3": {
    margin: `${space[6]} 0 ${space[2]}`,
    fontWeight: 600,
    lineHeight: 1.35,
  },
  "& a": {
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textDecorationThickness: 1.5,
  },
  // A pull quote.
  "& blockquote": {
    ...theme.typography.h3,
    margin: `${space[6]} 0`,
    color: theme.vars.palette.primary.main,
  },
  "& ul, & ol": {
    display: "grid",
    gap: space[3],
    marginBottom: space[5],
    paddingLeft: space[5],
  },
  "& ul": { listStyle: "disc" },
  "& ol": { listStyle: "decimal" },
  "& li::marker": {
    ...theme.typography.title,
    color: theme.vars.palette.primary.main,
  },
  "& .scroll": { margin: `${space[6]} 0`, overflowX: "auto" },
  "& figure": { margin: `${space[6]} 0`, breakInside: "avoid" },
  "& img": {
    width: "100%",
    height: "auto",
    borderRadius: radii.cell,
    backgroundColor: theme.vars.palette.primary.light,
  },
  "& figcaption, & table": theme.typography.body1,
  "& figcaption, & caption, & thead th": {
    color: theme.vars.palette.text.secondary,
  },
  "& figcaption": { marginTop: space[3] },
  // On phones it scrolls, and the cut last column shows that it does.
  "& table": { minWidth: "28rem" },
  "& caption": {
    maxWidth: `calc(100vw - 2 * ${theme.layout.gutter})`,
    paddingBottom: space[4],
    textAlign: "left",
  },
  "& thead th": { fontWeight: 600, padding: `0 ${space[3]} ${space[3]} 0` },
  "& tbody th": { fontWeight: 600 },
  "& tbody th, & tbody td": {
    padding: `${space[4]} ${space[3]} ${space[4]} 0`,
    borderTop: line.hairline,
    verticalAlign: "baseline",
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
