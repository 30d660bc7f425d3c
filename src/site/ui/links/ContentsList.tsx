import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { canHover, tablet } from "../../theme/media";
import { dot, space } from "../../theme/tokens";

const Root = styled("nav")({
  scrollTargetGroup: "auto",
  "@media print": { display: "none" },
});

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
    <Root aria-labelledby="contents">
      <Typography id="contents" variant="h4" component="h2" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <List>
        {sections.map(({ id, heading: title }) => (
          <li key={id}>
            <Entry href={`#${id}`}>{title}</Entry>
          </li>
        ))}
      </List>
    </Root>
  );
}
