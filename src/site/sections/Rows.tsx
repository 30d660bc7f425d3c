import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { graphql } from "gatsby";
import { canHover } from "../theme/media";
import { softPlanes } from "../theme/tones";
import { line, space } from "../theme/tokens";
import { ShowMore } from "../ui/disclosure/ShowMore";
import { SmartLink } from "../ui/links/SmartLink";
import { arrowForward } from "../ui/pictures/iconPaths";
import { PrimaryIcon } from "../ui/pictures/PrimaryIcon";
import { HeadingRow, Section } from "../ui/structure/Section";
import { Note } from "../ui/text/Note";

const List = styled("ol")({
  counterReset: "row",
  borderBottom: line.hairline,
});

/** A number or an icon, the title, the text, the value: on one grid in every list of rows. */
const Row = styled(Card)<{ component: "li" }>(
  ({ theme: { layout, vars, typography, breakpoints } }) => ({
    position: "relative",
    display: "grid",
    gap: `${space[1]} ${layout.gap}`,
    paddingBlock: space[5],
    counterIncrement: "row",
    '&:is([data-lead="number"], [data-lead="icon"])': {
      gridTemplateColumns: "2rem minmax(0, 1fr)",
      "& > *": { gridColumn: 2 },
    },
    '&[data-lead="number"]::before': {
      content: "counter(row)",
      ...typography.title,
      color: vars.palette.primary.main,
    },
    '&[data-lead="arrow"]': { gridTemplateColumns: "minmax(0, 1fr) 1.5rem" },
    '& > [data-slot="icon"]': { gridArea: "1 / 1" },
    '& > [data-slot="arrow"]': { gridArea: "1 / 2" },
    [breakpoints.up("md")]: {
      alignItems: "baseline",
      gridTemplateColumns: "4fr 5fr 3fr",
      '&:is([data-lead="number"], [data-lead="icon"])': {
        gridTemplateColumns: "2rem 4fr 5fr 3fr",
        "& > *": { gridColumn: "auto" },
      },
      '&[data-lead="arrow"]': { gridTemplateColumns: "4fr 5fr 3fr" },
      '& > [data-slot="icon"]': { alignSelf: "start" },
      '& > [data-slot="arrow"]': { gridArea: "1 / 3", justifySelf: "end" },
    },
  }),
);

/** The link covers the row. */
const RowLink = styled(SmartLink)(({ theme }) => ({
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  [canHover]: { "&:hover": { color: theme.vars.palette.primary.main } },
}));

const Value = styled("p")(({ theme: { typography, breakpoints } }) => ({
  ...typography.subtitle2,
  [breakpoints.up("md")]: { textAlign: "right" },
}));

type RowLead = "number" | "icon" | "arrow";

/** What stands beside a row's words. */
function leadOf({
  isNumbered,
  icon,
  to,
}: Pick<Queries.RowsFragment, "isNumbered"> &
  Pick<Queries.RowsFragment["rows"][number], "icon" | "to">):
  RowLead | undefined {
  if (isNumbered) return "number";
  if (icon) return "icon";
  return to ? "arrow" : undefined;
}

interface RowsProps extends Queries.RowsFragment {
  /** Id of the heading. */
  id: string;
}

/** Ruled rows: title, text and value on one grid (docs/design.md#rows). */
export function Rows({
  id,
  heading,
  intro,
  tone,
  isNumbered,
  toggle,
  rows,
}: RowsProps) {
  const entries = rows.map(({ title, description, icon, value, to }) => (
    <Row
      key={title}
      component="li"
      variant="ruled"
      data-lead={leadOf({ isNumbered, icon, to })}
      data-enter=""
    >
      {icon && <PrimaryIcon path={icon} size={28} data-slot="icon" />}
      <Typography variant="h4" component="h3">
        {to ? <RowLink href={to}>{title}</RowLink> : title}
      </Typography>
      <Note>{description}</Note>
      {value && <Value>{value}</Value>}
      {to && <PrimaryIcon path={arrowForward} data-slot="arrow" />}
    </Row>
  ));
  return (
    <Section headingId={id} plane={softPlanes[tone ?? "primary"]}>
      <HeadingRow heading={heading} lead={intro} />
      {toggle ? (
        <ShowMore as={List} {...toggle}>
          {entries}
        </ShowMore>
      ) : (
        <List>{entries}</List>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment Rows on RowsSection {
    heading
    intro
    tone
    isNumbered
    toggle {
      ...ShowMore
    }
    rows {
      title
      description
      icon
      value
      to
    }
  }
`;
