import { useEffect, useState } from "react";
import { logError } from "../../common/errors";
import { canSearch, search, type Findings } from "./pagefind";

/** Undefined before there is an answer. unsupported: this browser cannot search. */
export type Answer = Findings | "failed" | "unsupported" | undefined;

/**
 * Searches while the visitor types.
 *
 * @param query No search while it is empty.
 * @returns The answer, and a function that tries again after a failure.
 */
export function useSearch(query: string) {
  const [last, setLast] = useState<{ query: string; answer: Answer }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!query || !canSearch()) return;
    let isCurrent = true;
    const show = (answer: Answer) => {
      if (isCurrent && answer !== undefined) setLast({ query, answer });
    };
    search(query).then(show, (error: unknown) => {
      logError("The search failed.", error);
      show("failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [query, attempt]);

  const retry = () => {
    setLast(undefined);
    setAttempt(attempt + 1);
  };
  if (query && !canSearch()) return ["unsupported", retry] as const;
  return [last?.query === query ? last.answer : undefined, retry] as const;
}
