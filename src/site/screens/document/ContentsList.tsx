import { styled } from "@mui/material/styles";
import { graphql } from "gatsby";

/** In view all the time where there is room for it beside the text. */
const Root = styled("nav")(({ theme: { typography, vars, breakpoints } }) => ({
  "& h2": { ...typography.h4, marginBottom: 8 },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    color: vars.palette.primary.main,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
  },
  [breakpoints.up("md")]: {
    position: "sticky",
    top: 112,
    maxHeight: "calc(100vh - 144px)",
    overflowY: "auto",
    "& a": { ...typography.body2, minHeight: 36 },
  },
  "@media print": { display: "none" },
}));

interface ContentsListProps {
  heading: string;
  sections: readonly Queries.ContentsEntryFragment[];
}

/** Leads to the parts of a document. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  return (
    <Root aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <ol>
        {sections.map(({ id, heading: title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Root>
  );
}

export const fragment = graphql`
  fragment ContentsEntry on DocumentSection {
    id
    heading
  }
`;
