/** What has become of the thing that a toast is about. */
export type ToastKind = "loading" | "success" | "error";

/** A message in the corner of the window (docs/product.md#toasts). */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** False while it leaves the screen. */
  readonly open: boolean;
}

/** How many messages may stay on the screen. */
const maximum = 4;

const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = none;
let lastId = 0;

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function amend(id: number, changes: Partial<Toast>): void {
  replace(
    toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
  );
}

/** All toasts from the oldest to the newest, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  get: (): readonly Toast[] => toasts,

  /** Before hydration there are none. */
  getOnServer: (): readonly Toast[] => none,

  /** Opens a toast and returns its id. Where there are too many, the oldest that is not loading gives way. */
  open(kind: ToastKind, text: string): number {
    lastId += 1;
    const settled = toasts.filter(
      (toast) => toast.open && toast.kind !== "loading",
    );
    const [oldest] = settled;
    if (oldest && settled.length >= maximum) toastStore.close(oldest.id);
    replace([...toasts, { id: lastId, kind, text, open: true }]);
    return lastId;
  },

  /** Gives a toast another kind and text in place; one that has been closed comes back as a new one. */
  change(id: number, kind: ToastKind, text: string): void {
    const isOpen = toasts.some((toast) => toast.id === id && toast.open);
    if (isOpen) amend(id, { kind, text });
    else toastStore.open(kind, text);
  },

  /** Sends a toast off the screen. */
  close(id: number): void {
    amend(id, { open: false });
  },

  /** Forgets a toast that has left the screen. */
  remove(id: number): void {
    replace(toasts.filter((toast) => toast.id !== id));
  },
};
