import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { narrowest } from "../../theme/media";
import { fillTemplate } from "../../../common/fillTemplate";
import { HeadingRow, Section } from "../../ui/structure/Section";
import { Note } from "../../ui/text/Note";
import { Caption } from "../../ui/text/Caption";
import { line, space } from "../../theme/tokens";

const Rows = styled("ul")(({ theme: { layout } }) => ({
  // Two columns where each has room for whole lines.
  columns: "2 20rem",
  "@media print": { columnCount: 2, columnWidth: "auto" },
  columnGap: layout.gap,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(5rem, 20%) minmax(0, 1fr)",
    alignItems: "baseline",
    columnGap: space[4],
    paddingBlock: space[3],
    borderTop: line.hairline,
    breakInside: "avoid",
  },
  [narrowest]: { "& > li": { display: "block" } },
}));

const FigureNumber = styled("span")(({ theme }) => ({
  ...theme.typography.h3,
  display: "block",
}));

/** The day until which most figures count. It stands once, above them. */
function commonDay(
  figures: FigureSourcesProps["figures"],
): string | null | undefined {
  const days = figures.map(({ shownAsOf }) => shownAsOf);
  const count = (day: string | null) => days.filter((d) => d === day).length;
  return days.toSorted((a, b) => count(b) - count(a))[0];
}

/** Figures with the same basis, such as an older count that another page shows, are one entry. */
function entriesOf(figures: FigureSourcesProps["figures"]) {
  const bases = [...new Set(figures.map(({ basis }) => basis))];
  return bases.map((basis) => ({
    basis,
    figures: figures.filter((figure) => figure.basis === basis),
  }));
}

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
  const day = commonDay(figures);
  const counted = (date: string) => fillTemplate(until, { date });
  return (
    <Section plane="neutralSoft" headingId="how-we-count" quiet>
      <HeadingRow
        heading={heading}
        lead={[lead, day && counted(day)].filter(Boolean).join(" ")}
      />
      <Rows>
        {entriesOf(figures).map(({ basis, figures: counts }) => (
          <li key={basis}>
            <div>
              {counts.map(({ key, number }) => (
                <Fragment key={key}>
                  <FigureNumber>{number}</FigureNumber>{" "}
                </Fragment>
              ))}
            </div>
            <div>
              <Note>{basis}</Note>
              {counts.map(
                ({ key, number, shownAsOf }) =>
                  shownAsOf &&
                  shownAsOf !== day && (
                    <Caption key={key}>
                      {counts.length > 1 && `${number}: `}
                      {counted(shownAsOf)}
                    </Caption>
                  ),
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
