import { useEffect, useState } from "react";
import { logError } from "../lib/logError";
import { search, type SearchResult } from "./pagefind";

/** What the search has to show. */
export type SearchState =
  | { readonly status: "idle" | "searching" | "failed" }
  | { readonly status: "found"; readonly results: readonly SearchResult[] };

/**
 * Searches while the visitor types.
 *
 * @param query What to find; nothing is searched while it is empty.
 * @returns What to show, and a function that tries again after a failure.
 */
export function useSearch(query: string): [SearchState, () => void] {
  const [answer, setAnswer] = useState<{
    query: string;
    results?: readonly SearchResult[];
  }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!query) return;
    let isCurrent = true;
    search(query).then(
      (results) => {
        if (isCurrent && results) setAnswer({ query, results });
      },
      (error: unknown) => {
        logError("The search found no index.", error);
        if (isCurrent) setAnswer({ query });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, attempt]);

  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  if (!query) return [{ status: "idle" }, retry];
  if (answer?.query !== query) return [{ status: "searching" }, retry];
  return answer.results
    ? [{ status: "found", results: answer.results }, retry]
    : [{ status: "failed" }, retry];
}
