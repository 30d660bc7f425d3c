import type { ReactNode } from "react";

/** Words joined by a hyphen, and ranges: "Growth-Stage", "09:30–18:00". */
const compound = /(\S+[-–]\S+)/;

/**
 * A text whose compounds and ranges stay on one line where they fit: browsers break a balanced heading at a hyphen first,
 * and any text after a dash.
 */
export const wholeWords = (text: string): ReactNode =>
  text.split(compound).map((part, index) =>
    compound.test(part) ? (
      <span key={index} style={{ display: "inline-block" }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
