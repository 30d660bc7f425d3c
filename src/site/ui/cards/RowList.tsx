import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { canHover } from "../../theme/media";
import { line, space } from "../../theme/tokens";
import { coversCard, SmartLink } from "../links/SmartLink";
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
  }),
);

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
  value?: ReactNode;
  /** Where the row leads. */
  to?: string | null;
  /** In half a page: the text is below the title at all widths. */
  isNarrow?: boolean;
  /** Of a list that folds (ShowMore.tsx). */
  "data-folded"?: string;
}

/** A row of a list: a number or an icon, title, text, value or arrow (docs/design.md#rows). */
export function Row({
  title,
  text,
  isNumbered,
  icon,
  value,
  to,
  isNarrow,
  ...rest
}: RowProps) {
  const lead = isNumbered ? "number" : icon ? "icon" : undefined;
  return (
    <Entry
      component="li"
      variant="ruled"
      data-lead={lead}
      data-narrow={isNarrow || undefined}
      data-enter=""
      {...rest}
    >
      {icon && <PrimaryIcon path={icon} size={28} data-slot="icon" />}
      <Typography variant="h4" component="h3" data-slot="title">
        {to ? <RowLink href={to}>{title}</RowLink> : title}
      </Typography>
      {text && <Text data-wide={value ? undefined : ""}>{text}</Text>}
      {value && <Value>{value}</Value>}
      {to && <PrimaryIcon path={arrowForward} data-slot="arrow" />}
    </Entry>
  );
}
