import { useEffect, useState } from "react";
import { logError } from "../../common/errors";
import { search, type Findings } from "./pagefind";

/** What the search has to show. */
export type SearchState =
  | { readonly status: "idle" | "searching" | "failed" }
  | { readonly status: "found"; readonly findings: Findings };

/**
 * Searches while the visitor types.
 *
 * @param query What to find; nothing is searched while it is empty.
 * @param kind Of which kind; all without it.
 * @returns What to show, and a function that tries again after a failure.
 */
export function useSearch(
  query: string,
  kind: string | undefined,
): [SearchState, () => void] {
  const [answer, setAnswer] = useState<{
    query: string;
    findings?: Findings;
  }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!query) return;
    let isCurrent = true;
    search(query, kind).then(
      (findings) => {
        if (isCurrent && findings) setAnswer({ query, findings });
      },
      (error: unknown) => {
        logError("The search found no index.", error);
        if (isCurrent) setAnswer({ query });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, kind, attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  if (!query) return [{ status: "idle" }, retry];
  // Of another kind, the old results stand until the new ones are there: the choice keeps its focus.
  if (answer?.query !== query) return [{ status: "searching" }, retry];
  return answer.findings
    ? [{ status: "found", findings: answer.findings }, retry]
    : [{ status: "failed" }, retry];
}
