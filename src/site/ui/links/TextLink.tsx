import { styled } from "@mui/material/styles";
import { canHover } from "../../theme/media";
import { faintUnderline, space } from "../../theme/tokens";
import { Icon } from "../pictures/Icon";
import { arrowForward, arrowOutward } from "../pictures/iconPaths";
import { linkKind, SmartLink, type SmartLinkProps } from "./SmartLink";

const Standalone = styled(SmartLink)(({ theme }) => ({
  display: "inline-flex",
  // On the line of a text beside it.
  alignItems: "baseline",
  "& > svg": { alignSelf: "center" },
  gap: space[2],
  paddingBlock: "0.55rem",
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  textDecoration: faintUnderline,
  [canHover]: { "&:hover": { textDecorationColor: "currentColor" } },
}));

interface TextLinkProps extends Omit<SmartLinkProps, "href"> {
  to: string;
  label: string;
  /** Path data of an icon before the label, instead of the arrow after it. */
  icon?: string;
}

/**
 * A text link on its own: underlined, 44 px high. Without an icon, an arrow shows whether it leaves the site. The space
 * keeps its label apart from the next word in the search index.
 */
export function TextLink({ to, label, icon, ...rest }: TextLinkProps) {
  const arrow = linkKind(to) === "newTab" ? arrowOutward : arrowForward;
  return (
    <Standalone href={to} {...rest}>
      {icon && <Icon path={icon} size={20} />}
      {`${label} `}
      {!icon && <Icon path={arrow} size={20} />}
    </Standalone>
  );
}
