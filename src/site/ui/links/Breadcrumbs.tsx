import { styled } from "@mui/material/styles";
import { labels } from "../../labels";
import { usePage } from "../hooks/usePage";
import { SmartLink } from "./SmartLink";
import { space } from "../../theme/tokens";

const Trail = styled("nav")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  paddingBlock: 10,
  color: vars.palette.text.secondary,
  "& li": { display: "inline" },
  // Joined to the words beside it, so that no line ends or begins with it. Screen readers get an empty text; older
  // browsers know only the first form.
  "& li + li::before": {
    content: ['"\u2060/\u2060"', '"\u2060/\u2060" / ""'],
    margin: `0 ${space[2]}`,
  },
  "& a": {
    // A target of 44 px.
    paddingBlock: 13,
    fontWeight: 600,
    color: vars.palette.primary.main,
  },
}));

/**
 * The page's breadcrumbs, as in the structured data, without an article's own title. Renders nothing on pages without
 * breadcrumbs.
 */
export function Breadcrumbs() {
  const { breadcrumb } = labels;
  const { pagePath, trail = [] } = usePage();
  return (
    trail.length > 0 && (
      <Trail aria-label={breadcrumb}>
        <ol>
          {trail.map(({ label, to }) => {
            const isCurrent = to === pagePath;
            return (
              <li key={to} aria-current={isCurrent ? "page" : undefined}>
                {isCurrent ? label : <SmartLink href={to}>{label}</SmartLink>}
              </li>
            );
          })}
        </ol>
      </Trail>
    )
  );
}
