import { styled, type CSSObject, type Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { radii } from "../../theme/tokens";
import { evenGrid, evenRows } from "../structure/evenRows";
import { FigureText } from "./FigureText";
import { Note } from "../text/Note";

type Look = "plain" | "record" | "cells";

const looks = ({
  vars,
  typography,
  breakpoints,
}: Theme): Record<Look, CSSObject> => ({
  plain: {
    "& > li": { gap: "2px 14px", padding: "15px 0" },
    // In a narrow row the name breaks before the value.
    "& > li > div": { flexShrink: 99_999 },
  },
  record: {
    counterReset: "row",
    borderBottom: `1px solid ${vars.palette.divider}`,
    "& > li": {
      gap: 20,
      padding: "20px 0",
      borderTop: `1px solid ${vars.palette.divider}`,
      counterIncrement: "row",
    },
    "& > li::before": {
      content: "counter(row)",
      width: "1.6em",
      fontFamily: typography.h1.fontFamily,
      fontSize: "1.25rem",
      color: vars.palette.primary.main,
    },
    "& h3": { ...typography.h3, textWrap: "balance" },
    "& p": { marginTop: 6 },
    [breakpoints.down("md")]: {
      "& > li": {
        display: "grid",
        gridTemplateColumns: "1.8em 1fr",
        gap: "2px 0",
      },
      "& > li > [aria-hidden]": { display: "none" },
      "& > li > :last-child": { gridColumn: 2 },
    },
  },
  cells: {
    display: "grid",
    gap: 1,
    overflow: "hidden",
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: radii.cell,
    backgroundColor: vars.palette.divider,
    "& > li": {
      flexDirection: "column",
      gap: 8,
      padding: 20,
      backgroundColor: vars.palette.background.paper,
    },
    "& > li > :last-child": {
      fontSize: "clamp(2rem, 1.6rem + 1.2vw, 2.75rem)",
    },
    [breakpoints.up("md")]: {
      ...evenGrid,
      "& > li": {
        minHeight: 188,
        padding: "28px 30px",
        justifyContent: "space-between",
      },
    },
  },
});

const Root = styled("ul")<{ ownerState: { look: Look } }>(
  {
    "& > li": { display: "flex", alignItems: "baseline" },
    "& h3": { fontSize: "1.125rem", fontWeight: 600 },
  },
  ({ theme, ownerState: { look } }) => looks(theme)[look],
);

const Mark = styled("div")({ marginBottom: 14 });

const Leader = styled("span")(({ theme }) => ({
  flex: 1,
  minWidth: 24,
  height: 6,
  background: `radial-gradient(circle, ${theme.vars.palette.border.control} 1.4px, transparent 1.6px) 0 50% / 11px 6px repeat-x`,
}));

const Value = styled(FigureText)(({ theme: { typography, vars } }) => ({
  ...typography.h3,
  color: vars.palette.growth.text,
}));

interface LedgerProps {
  rows: readonly {
    name: string;
    note?: string;
    value: string;
    mark?: ReactNode;
  }[];
  /** plain: dotted leaders; record: numbered rows with rules; cells: a block of cells. */
  look?: Look;
}

/** A list of names and their values. */
export function Ledger({ rows, look = "plain" }: LedgerProps) {
  const places = look === "cells" ? evenRows(rows.length, 3) : [];
  return (
    <Root as={look === "record" ? "ol" : "ul"} ownerState={{ look }}>
      {rows.map(({ name, note, value, mark }, index) => (
        <li key={name} {...places[index]}>
          <div>
            {mark && <Mark>{mark}</Mark>}
            <h3>{name}</h3>
            {note && <Note>{note}</Note>}
          </div>
          {look !== "cells" && <Leader aria-hidden="true" />}
          <Value value={value} />
        </li>
      ))}
    </Root>
  );
}
