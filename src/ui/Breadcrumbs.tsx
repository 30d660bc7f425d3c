import { styled } from "@mui/material/styles";
import { useLabels } from "./LabelsContext";
import { SmartLink } from "./SmartLink";

const Root = styled("nav")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  "& ol": { display: "flex", flexWrap: "wrap", alignItems: "center" },
  "& li + li::before": { content: '"/"', margin: "0 8px" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    textUnderlineOffset: 5,
  },
}));

interface BreadcrumbsProps {
  /** The pages above this one, in order. */
  trail: readonly { label: string; to: string }[];
  /** Name of this page. */
  current: string;
}

/** The way to this page. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <Root aria-label={useLabels().breadcrumb}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <SmartLink href={to}>{label}</SmartLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </Root>
  );
}
