import { styled } from "@mui/material/styles";
import { fillTemplate } from "../../common/fillTemplate";
import { Button } from "../ui/Button";
import { useLabels } from "../ui/LabelsContext";
import { SmartLink } from "../ui/SmartLink";
import { KindChoice } from "./KindChoice";
import { Topics } from "./Topics";
import type { SearchState } from "./useSearch";
import { Note } from "../ui/Text";

const Result = styled("li")(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  "& > a": {
    display: "block",
    padding: "14px 0",
    textDecoration: "none",
    "&:hover b": { textDecoration: "underline", textUnderlineOffset: 5 },
    "&:focus-visible": { outlineOffset: -3 },
  },
  "& small": { display: "block" },
  "& mark": {
    fontWeight: 600,
    color: vars.palette.text.primary,
    background: "none",
  },
}));

const Title = styled("b")(({ theme: { typography, vars } }) => ({
  ...typography.subtitle2,
  display: "block",
  color: vars.palette.primary.main,
}));

interface SearchResultsProps {
  state: SearchState;
  query: string;
  /** The chosen kind. */
  kind: string | undefined;
  onChoose: (kind: string | undefined) => void;
  onRetry: () => void;
}

/** The results, or the reason for none. Screen readers announce the number. */
export function SearchResults({
  state,
  query,
  kind,
  onChoose,
  onRetry,
}: SearchResultsProps) {
  const { search: labels, loading, of } = useLabels();
  const findings = state.status === "found" ? state.findings : undefined;
  const { total = 0, results = [], topics = [] } = findings ?? {};
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
    <div>
      <Note role="status" sx={{ m: "14px 0 6px" }}>
        {messages[state.status]}
      </Note>
      {findings && (
        <KindChoice kinds={findings.kinds} chosen={kind} onChoose={onChoose} />
      )}
      {topics.length > 0 && <Topics topics={topics} />}
      {state.status === "failed" && (
        <Button variant="outlined" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      <ol>
        {results.map(({ href, title, kind: itsKind, date, excerpt }) => (
          <Result key={href}>
            <SmartLink href={href}>
              <Title>{title}</Title>
              <Note as="small">
                {[itsKind, date].filter(Boolean).join(" · ")}
              </Note>
              <Note as="span" dangerouslySetInnerHTML={{ __html: excerpt }} />
            </SmartLink>
          </Result>
        ))}
      </ol>
    </div>
  );
}
