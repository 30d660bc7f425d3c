import { styled } from "@mui/material/styles";
import { canHover, tablet } from "../../theme/media";
import { dot, line, space } from "../../theme/tokens";

/** On phones the list unfolds under its heading. Browsers that cannot show a folded part (before 2025) always fold it. */
const Root = styled("nav")(({ theme: { typography, breakpoints } }) => ({
  scrollTargetGroup: "auto",
  "& > h2": { ...typography.h4, display: "none", marginBottom: space[2] },
  "& summary": {
    ...typography.h4,
    paddingBlock: space[3],
    borderBlock: line.hairline,
    cursor: "pointer",
  },
  [breakpoints.up("sm")]: {
    "@supports selector(::details-content)": {
      "& > h2": { display: "block" },
      "& summary": { display: "none" },
      "& ::details-content": { contentVisibility: "visible" },
    },
  },
  "@media print": { display: "none" },
}));

const List = styled("ol")({ [tablet]: { columns: 2 } });

const Entry = styled("a")(({ theme: { typography, vars, breakpoints } }) => ({
  display: "block",
  paddingBlock: space[2],
  breakInside: "avoid",
  color: vars.palette.primary.main,
  textDecoration: "none",
  [canHover]: { "&:hover": { textDecoration: "underline" } },
  // A dot at the section that is being read, in browsers that know it.
  "&:target-current::before": {
    ...dot(8, vars.palette.text.disabled),
    display: "inline-block",
    marginRight: space[2],
  },
  [breakpoints.up("md")]: {
    ...typography.note,
    paddingBlock: space[2],
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
    // The heading is hidden on phones, where no fragment could lead to it.
    <Root id="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{heading}</h2>
      <details>
        <summary>{heading}</summary>
        <List>
          {sections.map(({ id, heading: title }) => (
            <li key={id}>
              <Entry href={`#${id}`}>{title}</Entry>
            </li>
          ))}
        </List>
      </details>
    </Root>
  );
}
