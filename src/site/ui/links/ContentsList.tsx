import { styled } from "@mui/material/styles";

const Root = styled("nav")(({ theme: { typography, vars, breakpoints } }) => ({
  "& h2": { ...typography.h4, marginBottom: 8 },
  "& a": {
    display: "block",
    paddingBlock: 9,
    color: vars.palette.primary.main,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
  },
  [breakpoints.up("md")]: {
    "& a": { ...typography.body2, paddingBlock: 8, lineHeight: 1.35 },
  },
  "@media print": { display: "none" },
}));

interface ContentsListProps {
  heading: string;
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text. */
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
