import { useEffect, useState } from "react";
import { logError } from "../../common/errors";
import { canSearch, search, type Findings } from "./pagefind";

/** Undefined before there is an answer. unsupported: this browser cannot search. */
export type Answer = Findings | "failed" | "unsupported" | undefined;

/** Results at first, and by how many a press of the button adds. */
const step = 8;

/**
 * Searches while the visitor types.
 *
 * @param query No search while it is empty.
 * @returns The answer, and functions that try again after a failure and ask for more results.
 */
export function useSearch(query: string) {
  const [last, setLast] = useState<{ query: string; answer: Answer }>();
  const [wanted, setWanted] = useState({ query, max: step });
  const max = wanted.query === query ? wanted.max : step;
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!query || !canSearch()) return;
    let isCurrent = true;
    const show = (answer: Answer) => {
      if (isCurrent && answer !== undefined) setLast({ query, answer });
    };
    search(query, max).then(show, (error: unknown) => {
      logError("The search failed.", error);
      show("failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [query, max, attempt]);

  const retry = () => {
    setLast(undefined);
    setAttempt(attempt + 1);
  };
  const more = () => setWanted({ query, max: max + step });
  const answer = (): Answer => {
    if (query && !canSearch()) return "unsupported";
    return last?.query === query ? last.answer : undefined;
  };
  return { answer: answer(), retry, more };
}
