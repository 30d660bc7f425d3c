import { styled } from "@mui/material/styles";
import { canHover } from "../../theme/media";
import { space } from "../../theme/tokens";

const Contents = styled("nav")(({ theme: { typography } }) => ({
  scrollTargetGroup: "auto",
  "& > h2": { ...typography.h4, marginBottom: space[2] },
}));

const List = styled("ol")(({ theme: { breakpoints } }) => ({
  [breakpoints.between("sm", "md")]: { columns: 2 },
}));

const Entry = styled("a")(({ theme: { typography, vars, breakpoints } }) => ({
  display: "block",
  paddingBlock: space[2],
  breakInside: "avoid",
  color: vars.palette.primary.main,
  textDecoration: "none",
  [canHover]: { "&:hover": { textDecoration: "underline" } },
  // The section that is being read, in browsers that know it.
  "&:target-current": { fontWeight: 600 },
  [breakpoints.up("md")]: { ...typography.body1, lineHeight: 1.35 },
}));

interface ContentsListProps {
  heading: string;
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  return (
    <Contents id="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{heading}</h2>
      <List>
        {sections.map(({ id, heading: title }) => (
          <li key={id}>
            <Entry href={`#${id}`}>{title}</Entry>
          </li>
        ))}
      </List>
    </Contents>
  );
}
