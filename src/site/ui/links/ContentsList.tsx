import { styled } from "@mui/material/styles";
import { canHover } from "../../theme/media";
import { space } from "../../theme/tokens";

const Contents = styled("nav")(
  ({ theme: { typography, vars, breakpoints } }) => ({
    scrollTargetGroup: "auto",
    "& > h2": { ...typography.h3, marginBottom: space[2] },
    "& a": {
      display: "block",
      paddingBlock: space[2],
      breakInside: "avoid",
      color: vars.palette.primary.main,
      textDecoration: "none",
      [canHover]: { "&:hover": { textDecoration: "underline" } },
      // The section that is being read, in browsers that know it.
      "&:target-current": { fontWeight: 600 },
    },
    [breakpoints.between("sm", "md")]: { "& > ol": { columns: 2 } },
    [breakpoints.up("md")]: {
      "& a": { ...typography.body1, lineHeight: 1.35 },
    },
  }),
);

interface ContentsListProps {
  heading: string;
  sections: readonly { id: string; heading: string }[];
}

/** Links to the sections of a long text. */
export function ContentsList({ heading, sections }: ContentsListProps) {
  return (
    <Contents id="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{heading}</h2>
      <ol>
        {sections.map(({ id, heading: title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
