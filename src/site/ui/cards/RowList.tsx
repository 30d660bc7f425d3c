import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { columns } from "../../theme/grids";
import { line, space } from "../../theme/tokens";
import { SmartLink } from "../links/SmartLink";
import { arrowForward } from "../pictures/iconPaths";
import { PrimaryIcon } from "../pictures/PrimaryIcon";
import { Note } from "../text/Note";

/** Room for a number or an icon before the title. */
const leadRoom = "3rem";

/** The rows of a list, ruled. Numbered rows have the order of the list. */
export const RowList = styled("ol")({
  counterReset: "row",
  borderBottom: line.hairline,
});

/** Title, text and value; side by side from 600 px on, from 900 px on in columns 1, 5 and 9. */
const Entry = styled(Card)<{ component: "li" }>(
  ({ theme: { layout, vars, typography, breakpoints } }) => ({
    position: "relative",
    display: "grid",
    gap: `${space[1]} ${layout.gap}`,
    paddingBlock: space[5],
    counterIncrement: "row",
    "&[data-lead]": { paddingLeft: leadRoom },
    '&[data-lead="number"]::before': {
      ...typography.title,
      content: "counter(row)",
      color: vars.palette.primary.main,
    },
    '&[data-lead="number"]::before, & > svg': {
      position: "absolute",
      top: space[5],
      left: 0,
    },
    '& > [data-slot="arrow"]': { left: "auto", right: 0 },
    '& > [data-slot="text"]': { maxWidth: "36em" },
    '& > [data-slot="value"]': typography.subtitle2,
    // In windows that are narrower still, the picture leaves room for a long word.
    "&[data-pictured]": {
      gridTemplateColumns: "min(96px, 28vw - 40px) minmax(0, 1fr)",
      alignItems: "center",
      paddingRight: space[7],
      "& > :first-child": { gridRow: "1 / span 2" },
    },
    // At the end of the title's line.
    "&[data-amount]": {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "baseline",
      '& > [data-slot="text"]': { gridArea: "2 / 1 / 3 / -1" },
      '& > [data-slot="value"]': {
        ...typography.h3,
        color: vars.palette.growth.text,
      },
    },
    [breakpoints.up("sm")]: {
      "&:not([data-narrow], [data-pictured])": {
        gridTemplateColumns: "3fr 4fr 4fr",
        alignItems: "baseline",
        paddingLeft: 0,
        "&[data-lead] > [data-slot=title]": { paddingLeft: leadRoom },
        "& > [data-slot=text]": { gridArea: "auto" },
        // Without a value it has the rest of the row.
        "& > [data-slot=text]:last-child": { gridColumn: "2 / -1" },
      },
    },
    [breakpoints.up("md")]: {
      "&:not([data-narrow])": {
        gridTemplateColumns: columns(3),
        "& > :first-child": { gridRow: "auto" },
      },
    },
  }),
);

interface RowProps {
  title: string;
  text?: string | null;
  isNumbered?: boolean | null;
  /** Path data of an icon before the title. */
  icon?: string | null;
  /** A small picture before the title. */
  picture?: ReactNode;
  value?: ReactNode;
  /** The value is a sum or a short term, in large type. */
  isAmount?: boolean;
  /** Where the row leads. */
  to?: string | null;
  /** In half a page: the text is below the title at all widths. */
  isNarrow?: boolean;
  /** Hidden, but not without scripts. */
  isFolded?: boolean;
}

/** A row of a list: a number, an icon or a picture, title, text, value or arrow (docs/design.md#rows). */
export function Row({
  title,
  text,
  isNumbered,
  icon,
  picture,
  value,
  isAmount,
  to,
  isNarrow,
  isFolded,
}: RowProps) {
  const lead = isNumbered ? "number" : icon && "icon";
  return (
    <Entry
      component="li"
      variant="ruled"
      data-lead={lead}
      data-narrow={isNarrow || undefined}
      data-pictured={picture && ""}
      data-amount={isAmount || undefined}
      data-folded={isFolded || undefined}
      data-enter=""
    >
      {picture}
      {icon && <PrimaryIcon path={icon} size={28} />}
      <Typography variant="h4" component="h3" data-slot="title">
        {to ? (
          <SmartLink href={to} data-covers="">
            {title}
          </SmartLink>
        ) : (
          title
        )}
      </Typography>
      {text && <Note data-slot="text">{text}</Note>}
      {value && <div data-slot="value">{value}</div>}
      {to && <PrimaryIcon path={arrowForward} data-slot="arrow" />}
    </Entry>
  );
}
