import { createHash } from "node:crypto";

interface Commit {
  readonly files: ReadonlyMap<string, string>;
  readonly parents: readonly string[];
}

/** A pull request. */
export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  readonly head: string;
  state: "open" | "closed" | "merged";
}

const sha = (value: string | Buffer) =>
  createHash("sha1").update(value).digest("hex");

/** A Git repository in memory, with pull requests. */
export class Repository {
  readonly branches = new Map<string, string>();
  /** Result of every check. */
  check: "pending" | "passed" | "failed" = "pending";
  /** What a check that failed says about lines of files. */
  annotations: readonly object[] = [];
  /** Whether merging deletes the branch. */
  deletesBranches = false;
  readonly pulls: Pull[] = [];
  private readonly blobs = new Map<string, Buffer>();
  private readonly commits = new Map<string, Commit>();

  /** @param files Contents on main by path below content/. */
  constructor(files: readonly (readonly [string, Buffer])[]) {
    const ids = files.map(
      ([name, bytes]) => [`content/${name}`, this.addBlob(bytes)] as const,
    );
    this.branches.set("main", this.addCommit(new Map(ids), []));
  }

  /** The text of a file on a branch; "" if there is none. */
  read(branch: string, path: string): string {
    return this.blob(this.filesOf(branch).get(path) ?? "").toString();
  }

  /** Changes a file on a branch, as another person would. */
  push(path: string, text: string, branch = "main"): void {
    const files = new Map(this.filesOf(branch));
    files.set(path, this.addBlob(Buffer.from(text)));
    this.move(branch, this.addCommit(files, [this.idOf(branch)]));
  }

  /** Moves a branch; undefined deletes it and closes its pull requests. */
  move(branch: string, commit: string | undefined): void {
    if (commit) this.branches.set(branch, commit);
    else this.branches.delete(branch);
    for (const pull of this.openPulls())
      if (pull.branch === branch && !commit) pull.state = "closed";
  }

  openPulls(): Pull[] {
    return this.pulls.filter(({ state }) => state === "open");
  }

  /** The id of a branch's last commit; commit ids are returned unchanged. */
  idOf(ref: string): string {
    return this.branches.get(ref) ?? ref;
  }

  filesOf(ref: string): ReadonlyMap<string, string> {
    return this.commits.get(this.idOf(ref))?.files ?? new Map();
  }

  /** A commit and everything before it, nearest first. */
  history(commit: string): string[] {
    const found = [commit];
    for (const id of found)
      for (const parent of this.commits.get(id)?.parents ?? [])
        if (!found.includes(parent)) found.push(parent);
    return found;
  }

  blob(id: string): Buffer {
    return this.blobs.get(id) ?? Buffer.from("");
  }

  addBlob(bytes: Buffer): string {
    const id = sha(
      Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]),
    );
    this.blobs.set(id, bytes);
    return id;
  }

  addCommit(
    files: ReadonlyMap<string, string>,
    parents: readonly string[],
  ): string {
    const id = sha(JSON.stringify([[...files], parents, this.commits.size]));
    this.commits.set(id, { files, parents });
    return id;
  }

  /** Opens a pull request; undefined if there is nothing to merge or one is open. */
  open(title: string, branch: string): Pull | undefined {
    const head = this.branches.get(branch);
    const isOpen = this.openPulls().some((pull) => pull.branch === branch);
    if (!head || isOpen || head === this.idOf("main")) return undefined;
    const number = this.pulls.length + 1;
    const pull: Pull = { number, title, branch, head, state: "open" };
    this.pulls.push(pull);
    return pull;
  }

  /** Squashes an open pull request into main. Returns whether that was possible. */
  merge(number: number, head: unknown): boolean {
    const pull = this.pulls.find((each) => each.number === number);
    if (pull?.state !== "open" || head !== this.branches.get(pull.branch))
      return false;
    const main = this.idOf("main");
    const history = this.history(String(head));
    const base = this.filesOf(
      this.history(main).find((id) => history.includes(id)) ?? "",
    );
    const files = new Map(this.filesOf("main"));
    const changed = this.filesOf(pull.branch);
    for (const path of new Set([...base.keys(), ...changed.keys()])) {
      const [was, is, now] = [base, changed, files].map((map) => map.get(path));
      if (was === is || now === is) continue;
      // Git cannot merge it.
      if (now !== was) return false;
      if (is) files.set(path, is);
      else files.delete(path);
    }
    pull.state = "merged";
    this.move("main", this.addCommit(files, [main]));
    if (this.deletesBranches) this.move(pull.branch, undefined);
    return true;
  }
}
