import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { line, space } from "../../theme/tokens";

const List = styled("dl")(({ theme: { vars } }) => ({
  borderTop: line.hairline,
  "& > div": {
    display: "grid",
    gridTemplateColumns: "clamp(5rem, 20%, 6.5rem) minmax(0, 1fr)",
    columnGap: space[4],
    paddingBlock: space[3],
    borderBottom: line.hairline,
  },
  "& dt": { fontWeight: 600 },
  "& dd": { color: vars.palette.text.secondary },
}));

interface FactsProps {
  /** Label and text; those without a text are left out. */
  facts: readonly (readonly [label: string, text: ReactNode])[];
}

/** Ruled rows of a label and a text. */
export const Facts = ({ facts }: FactsProps) => (
  <List>
    {facts.map(
      ([label, text], index) =>
        text && (
          // Two parts of an agenda may begin at the same time.
          <div key={index}>
            <dt>{label}</dt> <dd>{text}</dd>{" "}
          </div>
        ),
    )}
  </List>
);
