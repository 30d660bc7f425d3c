import type { ReactNode } from "react";

/** Words joined by a hyphen: "Growth-Stage". */
const compound = /(\S+-\S+)/;

/**
 * A heading whose compounds stay on one line where they fit: browsers break a balanced heading at a hyphen first.
 */
export const wholeWords = (heading: string): ReactNode =>
  heading.split(compound).map((part, index) =>
    compound.test(part) ? (
      <span key={index} style={{ display: "inline-block" }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
