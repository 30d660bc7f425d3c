import type { StoredFile } from "./ContentStore";

/** Typed text that was not saved, with the file that it began from. */
export interface Unsaved {
  /** Undefined for a new entry. */
  readonly base: StoredFile | undefined;
  readonly text: string;
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
}

/** The parts of a browser's storage that copies need. */
export type CopyStorage = Pick<
  Storage,
  "length" | "key" | "getItem" | "setItem" | "removeItem"
>;

/**
 * Copies of one person's unsaved texts in the browser's storage. Each belongs to one tab and entry; a tab takes over
 * those of tabs that were closed.
 */
export class UnsavedCopies {
  /**
   * @param tab Id of this tab.
   * @param isClosed Whether another tab was closed.
   */
  constructor(
    private readonly storage: CopyStorage,
    private readonly person: string,
    private readonly tab: string,
    private readonly isClosed: (tab: string) => boolean,
  ) {}

  /** This tab's copy. */
  own(entry: string): Unsaved | undefined {
    const text = this.storage.getItem(this.key(entry));
    return text ? (JSON.parse(text) as Unsaved) : undefined;
  }

  /** This tab's copy, or the newest one of a tab that was closed. */
  take(entry: string): Unsaved | undefined {
    const own = this.own(entry);
    if (own) return own;
    const [newest] = this.all()
      .filter((copy) => copy.entry === entry)
      .sort((one, other) => other.unsaved.at - one.unsaved.at);
    if (!newest) return undefined;
    if (this.keep(entry, newest.unsaved)) this.storage.removeItem(newest.key);
    return newest.unsaved;
  }

  /** Returns false if the browser's storage is full; an older copy then stays. */
  keep(entry: string, unsaved: Unsaved): boolean {
    try {
      this.storage.setItem(this.key(entry), JSON.stringify(unsaved));
      return true;
    } catch {
      return false;
    }
  }

  /** Deletes this tab's copy, and returns true: there is nothing left to keep. */
  drop(entry: string): true {
    this.storage.removeItem(this.key(entry));
    return true;
  }

  /** All copies that this tab can take. */
  all(): { key: string; entry: string; unsaved: Unsaved }[] {
    const { storage } = this;
    const keys = Array.from(
      { length: storage.length },
      (_none, at) => storage.key(at) ?? "",
    );
    return keys.flatMap((key) => {
      const [kind, person, tab = "", entry = ""] = key.split(":");
      const isMine = kind === "unsaved" && person === this.person;
      if (!isMine || !(tab === this.tab || this.isClosed(tab))) return [];
      const text = storage.getItem(key) ?? "";
      return [{ key, entry, unsaved: JSON.parse(text) as Unsaved }];
    });
  }

  private key(entry: string): string {
    return ["unsaved", this.person, this.tab, entry].join(":");
  }
}

const tabKey = "editor-tab";
/** A tab that is being reloaded gives its lock back within this time. */
const reloadMs = 1000;

/** Takes a lock that the browser gives back when the tab closes. */
function holdLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(reloadMs);
    navigator.locks
      .request(name, { signal }, () => {
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/** The folder of a site that is not at the root of its host, such as "/website". Others there have their own copies. */
const siteFolder = () => location.pathname.replace(/\/admin\b.*$/, "");

/** Opens the copies of a person for this tab. A reloaded tab finds its own again. */
export async function openCopies(person: string): Promise<UnsavedCopies> {
  let tab = sessionStorage.getItem(tabKey) ?? crypto.randomUUID();
  // A duplicated tab begins with the other's session storage.
  if (!(await holdLock(tab))) {
    tab = crypto.randomUUID();
    await holdLock(tab);
  }
  sessionStorage.setItem(tabKey, tab);
  const { held = [] } = await navigator.locks.query();
  const open = held.map(({ name }) => name);
  // A tab that opens later is not among those that were closed.
  const closed = Object.keys(localStorage)
    .map((key) => key.split(":")[2] ?? "")
    .filter((other) => !open.includes(other));
  const owner = `${person}${siteFolder()}`;
  return new UnsavedCopies(localStorage, owner, tab, (other) =>
    closed.includes(other),
  );
}
