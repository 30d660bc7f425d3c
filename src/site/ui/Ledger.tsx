import { styled } from "@mui/material/styles";
import { radii } from "../theme/tokens";
import { FigureText } from "./FigureText";

const Root = styled("ul")(({ theme: { vars, typography, breakpoints } }) => ({
  "& li": {
    display: "flex",
    alignItems: "baseline",
    gap: "2px 14px",
    padding: "15px 0",
  },
  "& .name": { fontSize: "1.125rem", fontWeight: 600 },
  "& .note": { ...typography.body2, color: vars.palette.text.secondary },
  "& .leader": {
    flex: 1,
    minWidth: 24,
    height: 6,
    background: `radial-gradient(circle, ${vars.palette.border.control} 1.4px, transparent 1.6px) 0 50% / 11px 6px repeat-x`,
  },
  "& .value": {
    ...typography.h3,
    color: vars.palette.growth.text,
    textWrap: "nowrap",
  },
  // A list of record: rules between the rows, names in the serif, numbers before them.
  '&[data-look="record"]': {
    counterReset: "row",
    "& li": {
      gap: 20,
      padding: "20px 0",
      borderTop: `1px solid ${vars.palette.divider}`,
      counterIncrement: "row",
      "&::before": {
        content: "counter(row)",
        width: "1.6em",
        fontFamily: typography.h1.fontFamily,
        fontSize: "1.25rem",
        color: vars.palette.primary.main,
      },
    },
    "& li:last-of-type": {
      borderBottom: `1px solid ${vars.palette.divider}`,
    },
    "& .name": { ...typography.h3, textWrap: "balance" },
    "& .note": { display: "block", marginTop: 6 },
  },
  // Cells of one table-like block.
  '&[data-look="cells"]': {
    display: "grid",
    gap: 1,
    overflow: "hidden",
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: radii.cell,
    backgroundColor: vars.palette.divider,
    "& li": {
      flexDirection: "column",
      gap: 8,
      padding: "20px",
      backgroundColor: vars.palette.background.paper,
    },
    "& .leader": { display: "none" },
    "& .mark": { display: "block", marginBottom: 14 },
    "& .note": { display: "block" },
    "& .value": { fontSize: "clamp(2rem, 1.6rem + 1.2vw, 2.75rem)" },
  },
  [breakpoints.up("md")]: {
    '&[data-look="cells"]': {
      gridTemplateColumns: "repeat(3, 1fr)",
      "& li": {
        minHeight: 188,
        padding: "28px 30px",
        justifyContent: "space-between",
      },
    },
  },
  [breakpoints.down("md")]: {
    '&[data-look="record"] li': {
      display: "grid",
      gridTemplateColumns: "1.8em 1fr",
      gap: "2px 0",
    },
    '&[data-look="record"] .leader': { display: "none" },
    '&[data-look="record"] .value': { gridColumn: 2 },
  },
}));

interface Row {
  name: string;
  note?: string;
  value: string;
  /** A mark before the name, 28 px square. */
  mark?: { src: string; alt: string };
}

interface LedgerProps {
  rows: readonly Row[];
  /** plain: dotted leaders; record: numbered rows with rules; cells: a block of cells. */
  look?: "plain" | "record" | "cells";
}

/** Names and what they are worth. */
export function Ledger({ rows, look = "plain" }: LedgerProps) {
  return (
    <Root as={look === "record" ? "ol" : "ul"} data-look={look}>
      {rows.map(({ name, note, value, mark }) => (
        <li key={name}>
          <span>
            {mark && (
              <img
                src={mark.src}
                alt={mark.alt}
                className="mark"
                width={28}
                height={28}
                loading="lazy"
                decoding="async"
              />
            )}
            <span className="name">{name}</span>
            {note && <span className="note"> {note}</span>}
          </span>
          <span className="leader" aria-hidden="true" />
          <FigureText value={value} className="value" />
        </li>
      ))}
    </Root>
  );
}
