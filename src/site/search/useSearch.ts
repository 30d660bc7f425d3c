import { useEffect, useState } from "react";
import { logError } from "../../common/errors";
import { search, type Findings } from "./pagefind";

/** State of the search. */
export type SearchState =
  | { readonly status: "idle" | "searching" | "failed" }
  | { readonly status: "found"; readonly findings: Findings };

/**
 * Searches while the visitor types.
 *
 * @param query No search while it is empty.
 * @param kind Limits the search to one kind.
 * @returns The state, and a function that tries again after a failure.
 */
export function useSearch(
  query: string,
  kind: string | undefined,
): [SearchState, () => void] {
  const [answer, setAnswer] = useState<{ query: string; state: SearchState }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!query) return;
    let isCurrent = true;
    const show = (state: SearchState) => {
      if (isCurrent) setAnswer({ query, state });
    };
    search(query, kind).then(
      (findings) => findings && show({ status: "found", findings }),
      (error: unknown) => {
        logError("The search failed.", error);
        show({ status: "failed" });
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
  // When the kind changes, the old results stay until the new ones arrive, so that the radio button keeps its focus.
  const isAnswered = answer?.query === query;
  return [isAnswered ? answer.state : { status: "searching" }, retry];
}
