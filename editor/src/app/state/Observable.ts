import { useSyncExternalStore } from "react";

/** State outside React that components can follow. */
export abstract class Observable {
  private readonly listeners = new Set<() => void>();
  private changes = 0;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly countChanges = () => this.changes;

  /** Tells the components that something has changed. */
  protected notify(): void {
    this.changes += 1;
    for (const listener of this.listeners) listener();
  }
}

/** Renders a component again whenever the state changes. */
export function useObservable({ subscribe, countChanges }: Observable): void {
  useSyncExternalStore(subscribe, countChanges);
}
