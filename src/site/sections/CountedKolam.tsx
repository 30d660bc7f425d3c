import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { countCells } from "../../common/kolam/shapes";
import { Note } from "../ui/text/Note";
import { space } from "../theme/tokens";
import { Kolam } from "../ui/pictures/Kolam";

const Root = styled("figure")(({ theme: { vars, breakpoints } }) => ({
  "--line": vars.palette.border.drawing,
  "@media print": { display: "none" },
  "& > svg": {
    width: "auto",
    maxWidth: "100%",
    maxHeight: 96,
    marginBottom: space[3],
    [breakpoints.up("sm")]: { maxHeight: 320 },
  },
}));

/** Pixels between two dots, before CSS limits the drawing. */
const sizeOf = (columns: number) => Math.min(240, Math.round(420 / columns));

interface CountedKolamProps extends Queries.CountedKolamFragment {
  className?: string;
}

/** A kolam with a dot for each thing that its caption counts; without a count there is no kolam (docs/design.md#dots-and-lines). */
export function CountedKolam({
  dots,
  marked,
  caption,
  className,
}: CountedKolamProps) {
  const cells = countCells(dots);
  const columns = Math.max(...cells.map(([x]) => x)) + 1;
  return (
    <Root className={className}>
      <Kolam
        cells={cells}
        size={sizeOf(columns)}
        strokeWidth={3}
        dotRadius={5}
        goal={marked ? marked - 1 : undefined}
      />
      <Note as="figcaption">{caption}</Note>
    </Root>
  );
}

export const fragment = graphql`
  fragment CountedKolam on CountedPattern {
    dots
    marked
    caption
  }
`;
