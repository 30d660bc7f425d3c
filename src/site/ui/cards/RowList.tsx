import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ComponentProps, ReactNode } from "react";
import { canHover } from "../../theme/media";
import { line, space } from "../../theme/tokens";
import { coversCard, SmartLink } from "../links/SmartLink";
import { arrowForward } from "../pictures/iconPaths";
import { Picture } from "../pictures/Picture";
import { PrimaryIcon } from "../pictures/PrimaryIcon";
import { Note } from "../text/Note";

/** Room for a number or an icon before the title. */
const leadRoom = "3rem";

/** Width of a picture before the title; a long word has room beside it in the narrowest windows. */
const pictureWidth = "min(96px, 28vw - 40px)";

/** The rows of a list, ruled. Numbered rows have the order of the list. */
export const RowList = styled("ol")({
  counterReset: "row",
  borderBottom: line.hairline,
});

/** Title, text and value are side by side from 600 px on; from 900 px on in columns 1, 5 and 9. */
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
      position: "absolute",
      top: space[5],
      color: vars.palette.primary.main,
    },
    '& > [data-slot="icon"]': { position: "absolute", top: space[5] },
    '& > [data-slot="arrow"]': {
      position: "absolute",
      top: space[5],
      right: 0,
    },
    [breakpoints.up("sm")]: {
      "&:not([data-narrow])": {
        gridTemplateColumns: "3fr 4fr 4fr",
        alignItems: "baseline",
      },
      "&[data-lead]:not([data-narrow])": {
        paddingLeft: 0,
        '& > [data-slot="title"]': { paddingLeft: leadRoom },
      },
    },
    [breakpoints.up("md")]: {
      "&:not([data-narrow])": {
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      },
    },
    "&[data-pictured]": {
      gridTemplateColumns: `${pictureWidth} minmax(0, 1fr)`,
      alignItems: "center",
      paddingRight: space[7],
      "& > :first-child": { gridRow: "1 / span 2" },
      "& > p": { gridColumn: 2 },
      [breakpoints.up("md")]: {
        gridTemplateColumns: "200px 4fr 5fr",
        columnGap: space[6],
        "& > :first-child": { gridRow: "auto" },
        "& > p": { gridColumn: "auto" },
      },
    },
  }),
);

const Thumbnail = styled(Picture)(({ theme: { breakpoints } }) => ({
  alignSelf: "start",
  height: 72,
  [breakpoints.up("sm")]: { height: 96 },
  [breakpoints.up("md")]: { height: 124 },
}));

/** Beside a picture it has the icon, on phones below it. */
const PicturedTitle = styled("span")(({ theme: { breakpoints } }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[3]}`,
  [breakpoints.up("sm")]: { flexWrap: "nowrap" },
}));

/** The link covers the row. */
const RowLink = styled(SmartLink)(({ theme }) => ({
  ...coversCard,
  color: "inherit",
  textDecoration: "none",
  [canHover]: { "&:hover": { color: theme.vars.palette.primary.main } },
}));

/** Without a value it has the rest of the row. */
const Text = styled(Note)({
  maxWidth: "36em",
  "&[data-wide]": { gridColumn: "2 / -1" },
});

const Value = styled("div")(
  ({ theme: { typography } }) => typography.subtitle2,
);

interface RowProps {
  title: string;
  text?: string | null;
  isNumbered?: boolean | null;
  /** Path data of an icon before the title. */
  icon?: string | null;
  /** Before the title, in which the icon then stands. */
  picture?: ComponentProps<typeof Picture>["picture"];
  value?: ReactNode;
  /** Where the row leads. */
  to?: string | null;
  /** In half a page: the text is below the title at all widths. */
  isNarrow?: boolean;
}

/** A row of a list: a number or an icon, title, text, value or arrow (docs/design.md#rows). */
export function Row({
  title,
  text,
  isNumbered,
  icon,
  picture,
  value,
  to,
  isNarrow,
}: RowProps) {
  const lead = isNumbered ? "number" : icon && !picture ? "icon" : undefined;
  const name = to ? <RowLink href={to}>{title}</RowLink> : title;
  const mark = icon && (
    <PrimaryIcon
      path={icon}
      size={28}
      data-slot={picture ? undefined : "icon"}
    />
  );
  return (
    <Entry
      component="li"
      variant="ruled"
      data-lead={lead}
      data-narrow={isNarrow || Boolean(picture) || undefined}
      data-pictured={picture && ""}
      data-enter=""
    >
      {picture ? <Thumbnail picture={picture} radius="thumb" /> : mark}
      <Typography variant="h4" component="h3" data-slot="title">
        {picture ? (
          <PicturedTitle>
            {mark}
            {name}
          </PicturedTitle>
        ) : (
          name
        )}
      </Typography>
      {text && <Text data-wide={value ? undefined : ""}>{text}</Text>}
      {value && <Value>{value}</Value>}
      {to && <PrimaryIcon path={arrowForward} data-slot="arrow" />}
    </Entry>
  );
}
