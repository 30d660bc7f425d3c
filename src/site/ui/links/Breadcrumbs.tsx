import { styled } from "@mui/material/styles";
import { labels } from "../../labels";
import { usePage } from "../hooks/usePage";
import { SmartLink } from "./SmartLink";
import { space } from "../../theme/tokens";

const Trail = styled("nav")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  minWidth: 0,
  maxWidth: "100%",
  color: vars.palette.text.secondary,
  "& > ol": { display: "flex", flexWrap: "wrap", alignItems: "center" },
  // A separator stays in the line of the step before it. Screen readers get an empty text; older browsers know only the
  // first form.
  "& li:not(:last-of-type)::after": {
    content: ['"/"', '"/" / ""'],
    margin: `0 ${space[2]}`,
  },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
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
