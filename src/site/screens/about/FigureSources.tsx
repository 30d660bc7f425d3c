import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { fillTemplate } from "../../../common/fillTemplate";
import { FigureText } from "../../ui/figures/FigureText";
import { HeadingRow, Section } from "../../ui/structure/Section";
import { Caption } from "../../ui/text/Caption";
import { line, space } from "../../theme/tokens";

const Rows = styled("ul")(({ theme: { layout, breakpoints } }) => ({
  columnGap: layout.gap,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(5.5rem, 24%) minmax(0, 1fr)",
    alignItems: "baseline",
    columnGap: space[4],
    paddingBlock: space[4],
    borderTop: line.hairline,
    breakInside: "avoid",
  },
  [breakpoints.up("md")]: { columnCount: 2 },
  "@media (max-width: 21em)": { "& > li": { display: "block" } },
}));

const FigureNumber = styled(FigureText)(({ theme }) => theme.typography.h3);

interface FigureSourcesProps {
  heading: string;
  lead: string | null;
  until: string;
  figures: readonly Queries.FigureSourceFragment[];
}

/** What each figure counts, and until when (docs/product.md#how-we-count). */
export function FigureSources({
  heading,
  lead,
  until,
  figures,
}: FigureSourcesProps) {
  if (figures.length === 0) return null;
  return (
    <Section plane="neutralSoft" headingId="how-we-count">
      <HeadingRow heading={heading} lead={lead} />
      <Rows>
        {figures.map(({ key, number, basis, shownAsOf }) => (
          <li key={key}>
            <FigureNumber value={number} />{" "}
            <div>
              <p>{basis}</p>
              {shownAsOf && (
                <Caption>{fillTemplate(until, { date: shownAsOf })}</Caption>
              )}
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

export const fragment = graphql`
  fragment FigureSource on Figure {
    key
    number
    basis
    shownAsOf: asOf(as: long)
  }
`;
