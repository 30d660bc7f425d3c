import { field } from "../../common/field";

const listeners = new Set<() => void>();

/**
 * What a page of the tab's history remembers under a name, for `useSyncExternalStore`. It survives a reload and is gone
 * with the tab.
 *
 * @param read Makes the value of what was kept, or of undefined where nothing was.
 */
export function historyEntry<Value>(
  key: string,
  read: (kept: unknown) => Value,
) {
  const nothing = read(undefined);
  let last: { readonly state: unknown; readonly value: Value } | undefined;

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    get: (): Value => {
      const state: unknown = window.history.state;
      if (last?.state !== state || !last)
        last = { state, value: read(field(state, key)) };
      return last.value;
    },

    /** The HTML knows no visit. */
    getOnServer: (): Value => nothing,

    set: (value: Value): void => {
      const state: unknown = window.history.state;
      window.history.replaceState(
        { ...(typeof state === "object" && state), [key]: value },
        "",
      );
      for (const listener of listeners) listener();
    },
  };
}
