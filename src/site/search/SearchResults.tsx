import { styled } from "@mui/material/styles";
import { fillTemplate } from "../../common/fillTemplate";
import { Button } from "../ui/Button";
import { useLabels } from "../ui/useShell";
import { SmartLink } from "../ui/SmartLink";
import { KindChoice } from "./KindChoice";
import type { Findings } from "./pagefind";
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

const Topics = styled("div")(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  marginTop: 16,
  color: vars.palette.text.secondary,
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    color: vars.palette.primary.main,
    textUnderlineOffset: 5,
  },
}));

interface SearchResultsProps {
  /** Undefined before there is an answer, null if the search failed. */
  answer: Findings | null | undefined;
  query: string;
  /** The chosen kind. */
  kind: string | undefined;
  onChoose: (kind: string | undefined) => void;
  onRetry: () => void;
}

/** The results, or the reason for none. Screen readers announce the number. */
export function SearchResults({
  answer,
  query,
  kind,
  onChoose,
  onRetry,
}: SearchResultsProps) {
  const { search: labels, loading, of } = useLabels();
  const { total = 0, results = [], topics = [], kinds = {} } = answer ?? {};
  const message = () => {
    if (!query) return labels.hint;
    if (!answer) return answer === null ? labels.failed : loading;
    return fillTemplate(total > 0 ? labels.found : labels.none, {
      count:
        total > results.length ? `${results.length} ${of} ${total}` : total,
      query,
    });
  };
  return (
    <div>
      <Note role="status" sx={{ m: "14px 0 6px" }}>
        {message()}
      </Note>
      <KindChoice kinds={kinds} chosen={kind} onChoose={onChoose} />
      {topics.length > 0 && (
        <Topics>
          <p id="search-topics">{labels.topics}</p>
          <ul aria-labelledby="search-topics">
            {topics.map(({ url, meta }) => (
              <li key={url}>
                <SmartLink href={url}>{meta.title}</SmartLink>
              </li>
            ))}
          </ul>
        </Topics>
      )}
      {answer === null && (
        <Button variant="outlined" size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      <ol>
        {results.map(({ url, meta, excerpt }) => (
          <Result key={url}>
            <SmartLink href={url}>
              <Title>{meta.title}</Title>
              <Note as="small">
                {[meta.kind, meta.date].filter(Boolean).join(" · ")}
              </Note>
              <Note
                as="span"
                dangerouslySetInnerHTML={{ __html: `… ${excerpt}` }}
              />
            </SmartLink>
          </Result>
        ))}
      </ol>
    </div>
  );
}
