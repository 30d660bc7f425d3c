import { styled } from "@mui/material/styles";
import { fillTemplate } from "../../common/fillTemplate";
import { Button } from "../ui/Button";
import { useLabels } from "../ui/LabelsContext";
import { SmartLink } from "../ui/SmartLink";
import type { SearchState } from "./useSearch";

const Root = styled("div")(({ theme }) => ({
  "& [role=status]": {
    ...theme.typography.body2,
    margin: "14px 0 6px",
    color: theme.vars.palette.text.secondary,
  },
  "& li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& a": {
    display: "block",
    padding: "14px 0",
    textDecoration: "none",
    "&:hover b": { textDecoration: "underline", textUnderlineOffset: 5 },
    "&:focus-visible": { outlineOffset: -3 },
  },
  "& b": {
    ...theme.typography.subtitle2,
    display: "block",
    color: theme.vars.palette.primary.main,
  },
  "& .excerpt": {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    "& mark": {
      fontWeight: 600,
      color: theme.vars.palette.text.primary,
      background: "none",
    },
  },
}));

interface SearchResultsProps {
  state: SearchState;
  /** What was searched for. */
  query: string;
  onRetry: () => void;
}

/** What was found, or why there is nothing to show; screen readers hear how many. */
export function SearchResults({ state, query, onRetry }: SearchResultsProps) {
  const { search: labels, loading, of } = useLabels();
  const { total, results } =
    state.status === "found" ? state.findings : { total: 0, results: [] };
  const messages = {
    idle: labels.hint,
    searching: loading,
    failed: labels.failed,
    found: fillTemplate(total > 0 ? labels.found : labels.none, {
      count:
        total > results.length ? `${results.length} ${of} ${total}` : total,
      query,
    }),
  };
  return (
    <Root>
      <p role="status">{messages[state.status]}</p>
      {state.status === "failed" && (
        <Button variant="outlined" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      <ol>
        {results.map(({ href, title, excerpt }) => (
          <li key={href}>
            <SmartLink href={href}>
              <b>{title}</b>
              <span
                className="excerpt"
                dangerouslySetInnerHTML={{ __html: excerpt }}
              />
            </SmartLink>
          </li>
        ))}
      </ol>
    </Root>
  );
}
