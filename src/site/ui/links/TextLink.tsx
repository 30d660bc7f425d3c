import { styled } from "@mui/material/styles";
import { canHover } from "../../theme/media";
import { Icon } from "../pictures/Icon";
import { arrowForward, arrowOutward } from "../pictures/iconPaths";
import { linkKind, SmartLink, type SmartLinkProps } from "./SmartLink";
import { faintUnderline, space } from "../../theme/tokens";

const gap = space[2];

const Root = styled(SmartLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap,
  minHeight: 44,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecoration: faintUnderline,
  [canHover]: { "&:hover": { textDecorationColor: "currentColor" } },
}));

const arrowRoom = `calc(${gap} + 1.25rem)`;

/** The arrow stands in the padding and takes no room of its own, so it is never alone in a line. */
const Words = styled("span")({
  paddingRight: arrowRoom,
  "& > svg": {
    display: "inline-block",
    // Beside a word that is narrower than the arrow, such as X.
    maxWidth: "none",
    margin: `0 calc(-1 * ${arrowRoom}) 0 ${gap}`,
    verticalAlign: "-0.25em",
  },
});

interface TextLinkProps extends Omit<SmartLinkProps, "href"> {
  to: string;
  label: string;
  /** Path data of an icon before the label, instead of the arrow after it. */
  icon?: string;
}

/** A standalone text link: underlined, 44 px high. Without an icon, an arrow after the last word shows whether it leaves the site. The space keeps its label apart from the next word in the search index. */
export function TextLink({ to, label, icon, ...rest }: TextLinkProps) {
  const arrow = linkKind(to) === "newTab" ? arrowOutward : arrowForward;
  return (
    <Root href={to} {...rest}>
      {icon ? (
        <>
          <Icon path={icon} size={20} />
          {`${label} `}
        </>
      ) : (
        <Words>
          {label}
          <Icon path={arrow} size={20} />{" "}
        </Words>
      )}
    </Root>
  );
}
