import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { radii } from "../theme/tokens";
import { wordByWord } from "../theme/typography";
import { evenGrid, evenRows } from "./evenRows";
import { FigureText } from "./FigureText";
import { Note } from "./Text";

type Look = "plain" | "record" | "cells";

interface LookState {
  ownerState: { look: Look };
}

const Root = styled("ul")<LookState>(
  ({ theme: { vars, breakpoints }, ownerState: { look } }) => ({
    ...(look === "record" && {
      counterReset: "row",
      borderBottom: `1px solid ${vars.palette.divider}`,
    }),
    ...(look === "cells" && {
      display: "grid",
      gap: 1,
      overflow: "hidden",
      border: `1px solid ${vars.palette.divider}`,
      borderRadius: radii.cell,
      backgroundColor: vars.palette.divider,
      [breakpoints.up("md")]: evenGrid,
    }),
  }),
);

const line: CSSObject = { display: "flex", alignItems: "baseline" };

const rowStyles = ({
  vars,
  typography,
  breakpoints,
}: Theme): Record<Look, CSSObject> => ({
  plain: {
    ...line,
    gap: "2px 14px",
    padding: "15px 0",
    // In a narrow row the name breaks before the value.
    "& > div": { flexShrink: 99_999 },
  },
  record: {
    ...line,
    gap: 20,
    padding: "20px 0",
    borderTop: `1px solid ${vars.palette.divider}`,
    counterIncrement: "row",
    "& p": { marginTop: 6 },
    "&::before": {
      content: "counter(row)",
      width: "1.6em",
      fontFamily: typography.h1.fontFamily,
      fontSize: "1.25rem",
      color: vars.palette.primary.main,
    },
    [breakpoints.down("md")]: {
      display: "grid",
      gridTemplateColumns: "1.8em 1fr",
      gap: "2px 0",
    },
  },
  cells: {
    ...line,
    flexDirection: "column",
    gap: 8,
    padding: 20,
    backgroundColor: vars.palette.background.paper,
    [breakpoints.up("md")]: {
      minHeight: 188,
      padding: "28px 30px",
      justifyContent: "space-between",
    },
  },
});

const Row = styled("li")<LookState>(
  ({ theme, ownerState: { look } }) => rowStyles(theme)[look],
);

const Name = styled("h3")<LookState>(
  ({ theme: { typography }, ownerState: { look } }) =>
    look === "record"
      ? { ...typography.h3, textWrap: "balance" }
      : { fontSize: "1.125rem", fontWeight: 600 },
);

const Mark = styled("div")({ marginBottom: 14 });

const Leader = styled("span")<LookState>(
  ({ theme: { vars, breakpoints }, ownerState: { look } }) => ({
    flex: 1,
    minWidth: 24,
    height: 6,
    background: `radial-gradient(circle, ${vars.palette.border.control} 1.4px, transparent 1.6px) 0 50% / 11px 6px repeat-x`,
    ...(look === "record" && {
      [breakpoints.down("md")]: { display: "none" },
    }),
  }),
);

const Value = styled(FigureText)<LookState>(
  ({ theme: { typography, vars, breakpoints }, ownerState: { look } }) => ({
    ...typography.h3,
    color: vars.palette.growth.text,
    ...(look !== "record" && wordByWord),
    ...(look === "cells" && {
      fontSize: "clamp(2rem, 1.6rem + 1.2vw, 2.75rem)",
    }),
    ...(look === "record" && {
      [breakpoints.down("md")]: { gridColumn: 2, ...wordByWord },
    }),
  }),
);

interface LedgerRow {
  name: string;
  note?: string;
  value: string;
  mark?: ReactNode;
}

interface LedgerProps {
  rows: readonly LedgerRow[];
  /** plain: dotted leaders; record: numbered rows with rules; cells: a block of cells. */
  look?: Look;
}

/** A list of names and their values. */
export function Ledger({ rows, look = "plain" }: LedgerProps) {
  const ownerState = { look };
  const places = look === "cells" ? evenRows(rows.length, 3) : [];
  return (
    <Root as={look === "record" ? "ol" : "ul"} ownerState={ownerState}>
      {rows.map(({ name, note, value, mark }, index) => (
        <Row key={name} ownerState={ownerState} {...places[index]}>
          <div>
            {mark && <Mark>{mark}</Mark>}
            <Name ownerState={ownerState}>{name}</Name>
            {note && <Note>{note}</Note>}
          </div>
          {look !== "cells" && (
            <Leader ownerState={ownerState} aria-hidden="true" />
          )}
          <Value ownerState={ownerState} value={value} />
        </Row>
      ))}
    </Root>
  );
}
