import { styled } from "@mui/material/styles";
import { parseFigure } from "../../../common/figure";
import { Note } from "../text/Note";
import { space, line } from "../../theme/tokens";

const Root = styled("ul")({
  '&[data-look="record"]': {
    counterReset: "row",
    borderBottom: line.hairline,
  },
});

const Row = styled("li")(({ theme: { vars, typography, breakpoints } }) => ({
  display: "flex",
  alignItems: "baseline",
  '[data-look="plain"] > &': {
    gap: `${space[1]} ${space[4]}`,
    padding: `${space[4]} 0`,
  },
  '[data-look="record"] > &': {
    gap: space[5],
    padding: `${space[5]} 0`,
    borderTop: line.hairline,
    counterIncrement: "row",
    "&::before": {
      content: "counter(row)",
      width: "1.6em",
      ...typography.title,
      color: vars.palette.primary.main,
    },
    [breakpoints.down("md")]: {
      display: "grid",
      gridTemplateColumns: "1.8em 1fr",
      gap: `${space[2]} 0`,
    },
    [breakpoints.between("sm", "md")]: {
      gridTemplateColumns: "1.8em 1fr auto",
      columnGap: space[5],
    },
  },
}));

/** In a narrow row the name breaks before the value. */
const Words = styled("div")({ flexShrink: 99_999 });

const Name = styled("h3")(({ theme: { typography } }) => ({
  ...typography.subtitle2,
  '[data-look="record"] &': { ...typography.h3, textWrap: "balance" },
}));

const Description = styled(Note)({
  '[data-look="record"] &': { marginTop: space[2] },
});

/** Dots, if there is room for more than a few. */
const Leader = styled("span")(({ theme }) => ({
  flex: 1,
  containerType: "inline-size",
  "&::before": {
    content: '""',
    display: "block",
    height: 6,
    background: `radial-gradient(circle, ${theme.vars.palette.border.control} 1.4px, transparent 1.6px) 0 50% / 11px 6px repeat-x`,
  },
  "@container (max-width: 47px)": { "&::before": { display: "none" } },
  [theme.breakpoints.down("md")]: {
    '[data-look="record"] &': { display: "none" },
  },
}));

const Value = styled("span")(
  ({ theme: { typography, vars, breakpoints } }) => ({
    ...typography.h3,
    color: vars.palette.growth.text,
    // Not a figure, but the reason for none.
    "&[data-unknown]": {
      ...typography.subtitle1,
      color: vars.palette.text.secondary,
    },
    '[data-look="record"] &': { [breakpoints.down("sm")]: { gridColumn: 2 } },
  }),
);

interface LedgerProps {
  rows: readonly { name: string; note?: string; value: string }[];
  /** plain: dotted leaders; record: numbered rows with rules. */
  look?: "plain" | "record";
}

/** A list of names and their values. */
export function Ledger({ rows, look = "plain" }: LedgerProps) {
  return (
    <Root as={look === "record" ? "ol" : "ul"} data-look={look}>
      {rows.map(({ name, note, value }, index) => (
        <Row key={index}>
          <Words>
            <Name>{name}</Name>
            {note && <Description>{note}</Description>}
          </Words>
          <Leader aria-hidden="true" />
          <Value data-unknown={!parseFigure(value) || undefined}>{value}</Value>
        </Row>
      ))}
    </Root>
  );
}
