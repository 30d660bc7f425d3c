import { styled } from "@mui/material/styles";

const Root = styled("nav")({ "@media print": { display: "none" } });

const Heading = styled("h2")(({ theme }) => ({
  ...theme.typography.h4,
  marginBottom: 8,
}));

const Entry = styled("a")(({ theme: { typography, vars, breakpoints } }) => ({
  display: "block",
  paddingBlock: 9,
  color: vars.palette.primary.main,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: 5 },
  [breakpoints.up("md")]: {
    ...typography.body2,
    paddingBlock: 8,
    lineHeight: 1.35,
  },
}));

interface ContentsListProps {
  heading: string;
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  return (
    <Root aria-labelledby="contents">
      <Heading id="contents">{heading}</Heading>
      <ol>
        {sections.map(({ id, heading: title }) => (
          <li key={id}>
            <Entry href={`#${id}`}>{title}</Entry>
          </li>
        ))}
      </ol>
    </Root>
  );
}
