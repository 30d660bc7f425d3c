import { useCallback, useState, useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

const readHash = () => window.location.hash;
const noHash = () => "";

/**
 * Keeps the open tab in the page's address (#events), so that it survives a reload and can be linked to.
 * The first tab is the default and leaves no trace in the address. The server renders the default.
 *
 * @param values Names of the tabs, in order.
 * @returns The open tab and a function that opens another.
 * @throws Error when there is no tab.
 */
export function useHashTab<Value extends string>(
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const hash = useSyncExternalStore(subscribe, readHash, noHash);
  const [first] = values;
  if (first === undefined) throw new Error("useHashTab needs a tab.");
  const [last, setLast] = useState(first);
  const named = values.find((value) => `#${value}` === hash);
  // A hash that names something else, such as the skip link's, leaves the tab open.
  const open = named ?? (hash === "" ? first : last);
  if (open !== last) setLast(open);

  const select = useCallback(
    (value: Value) => {
      const { pathname, search } = window.location;
      const hash = value === first ? "" : `#${value}`;
      // No new entry in the history: Back leaves the page, as it does with tabs everywhere.
      window.history.replaceState(
        window.history.state,
        "",
        `${pathname}${search}${hash}`,
      );
      window.dispatchEvent(new Event("hashchange"));
    },
    [first],
  );
  return [open, select];
}
