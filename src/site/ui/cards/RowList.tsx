import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { amountColumns, columns } from "../../theme/grids";
import { line, space } from "../../theme/tokens";
import { SmartLink } from "../links/SmartLink";
import { arrowForward } from "../pictures/iconPaths";
import { PrimaryIcon } from "../pictures/PrimaryIcon";
import { Note } from "../text/Note";

/** Room for a number or an icon before the title. */
const leadRoom = "3rem";

const List = styled("ol")({
  counterReset: "row",
  borderBottom: line.hairline,
});

/** Title, text and value, side by side from 600 px on, in columns 1, 5 and 9 from 900 px on. An amount ends its row. */
const Entry = styled(Card)<{ component: "li" }>(
  ({ theme: { layout, vars, typography, breakpoints } }) => ({
    position: "relative",
    display: "grid",
    gap: `${space[1]} ${layout.gap}`,
    paddingBlock: space[5],
    counterIncrement: "row",
    "&[data-lead]": { paddingLeft: leadRoom },
    // On the title's line. Screen readers say the place in the list.
    '&[data-lead="number"] > [data-slot="title"]::before': {
      ...typography.title,
      lineHeight: 1,
      content: ["counter(row)", 'counter(row) / ""'],
      display: "inline-block",
      width: leadRoom,
      marginLeft: `calc(-1 * ${leadRoom})`,
      color: vars.palette.primary.main,
    },
    // As high as the title's line.
    "& > svg": {
      position: "absolute",
      top: space[5],
      left: 0,
      height: "1.75rem",
    },
    "&[data-linked]": { paddingRight: space[6] },
    // The icon has a margin of its own.
    '& > [data-slot="arrow"]': { left: "auto", right: -4 },
    '& > [data-slot="value"]': typography.subtitle2,
    // In windows that are narrower still, the picture leaves room for a long word.
    "&[data-pictured]": {
      gridTemplateColumns: "min(96px, 28vw - 40px) minmax(0, 1fr)",
      paddingRight: space[7],
      "& > :first-child": { gridRow: "1 / span 2" },
      '& > [data-slot="title"]': { alignSelf: "end" },
      '& > [data-slot="arrow"]': { top: "calc(50% - 14px)" },
    },
    // At the end of the title's line.
    "&[data-amount]": {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "baseline",
      '& > [data-slot="text"]': { gridArea: "2 / 1 / 3 / -1" },
      '& > [data-slot="value"]': {
        ...typography.h3,
        justifySelf: "end",
        color: vars.palette.growth.text,
      },
    },
    [breakpoints.up("sm")]: {
      "&[data-pictured]": { gridTemplateColumns: "200px minmax(0, 1fr)" },
      "&:not([data-narrow], [data-pictured], [data-amount])": {
        gridTemplateColumns: columns(2),
        alignItems: "baseline",
        paddingInline: 0,
        "&[data-lead] > [data-slot=title]": { paddingLeft: leadRoom },
        "&[data-linked] > [data-slot=text]": { paddingRight: space[6] },
        // Below the text, where an e-mail address has room.
        "& > [data-slot=value]": { gridColumn: 2 },
      },
    },
    [breakpoints.up("md")]: {
      "&[data-amount]:not([data-narrow])": {
        gridTemplateColumns: amountColumns,
      },
      "&:not([data-narrow], [data-pictured])": {
        gridTemplateColumns: columns(3),
        "& > [data-slot=text], & > [data-slot=value]": { gridArea: "auto" },
        // Without a value it has the rest of the row.
        "&:not([data-valued]) > [data-slot=text]": {
          gridColumn: "2 / -1",
          maxWidth: "48em",
        },
      },
    },
  }),
);

interface RowContent {
  title: string;
  description?: string | null;
  /** Path data of an icon before the title. */
  icon?: string | null;
  /** A small picture before the title. */
  picture?: ReactNode;
  value?: ReactNode;
  /** Where the row leads. */
  to?: string | null;
}

interface RowLook {
  isNumbered?: boolean | null | undefined;
  /** The values are sums or short terms, in large type. */
  isAmount?: boolean;
  /** In half a page: the description is below the title at all widths. */
  isNarrow?: boolean;
}

interface RowProps extends RowContent, RowLook {
  /** Hidden, but not without scripts. */
  isFolded: boolean;
}

function Row({
  title,
  description,
  icon,
  picture,
  value,
  to,
  isNumbered,
  isAmount,
  isNarrow,
  isFolded,
}: RowProps) {
  return (
    <Entry
      component="li"
      variant="ruled"
      data-lead={isNumbered ? "number" : icon && "icon"}
      data-narrow={isNarrow || undefined}
      data-pictured={picture && ""}
      data-amount={isAmount || undefined}
      data-valued={value && ""}
      data-linked={to && ""}
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
      {description && <Note data-slot="text">{description}</Note>}
      {value && <div data-slot="value">{value}</div>}
      {to && <PrimaryIcon path={arrowForward} data-slot="arrow" />}
    </Entry>
  );
}

export interface RowListProps extends RowLook {
  id?: string;
  rows: readonly RowContent[];
  /** How many rows show; the others are folded. By default all. */
  initialCount?: number | undefined;
}

/** Ruled rows: a number, an icon or a picture, title, description, value or arrow (docs/design.md#rows). */
export const RowList = ({
  id,
  rows,
  initialCount = rows.length,
  ...look
}: RowListProps) => (
  <List id={id}>
    {rows.map((row, index) => (
      <Row
        key={row.title}
        {...row}
        {...look}
        isFolded={index >= initialCount}
      />
    ))}
  </List>
);
