import { styled } from "@mui/material/styles";
import { useLabels } from "../hooks/useShell";
import { usePage } from "../hooks/usePage";
import { SmartLink } from "./SmartLink";

const Root = styled("nav")(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  maxWidth: "100%",
  color: theme.vars.palette.text.secondary,
  "& ol": { display: "flex", flexWrap: "wrap", alignItems: "center" },
  // Screen readers get an empty text; older browsers know only the first form.
  "& li + li::before": { content: ['"/"', '"/" / ""'], margin: "0 8px" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 5,
  },
}));

/**
 * The page's breadcrumbs, as in the structured data, without an article's own title. Renders nothing on pages without
 * breadcrumbs.
 */
export function Breadcrumbs() {
  const { breadcrumb } = useLabels();
  const { pagePath, trail = [] } = usePage();
  return (
    trail.length > 0 && (
      <Root aria-label={breadcrumb}>
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
      </Root>
    )
  );
}
