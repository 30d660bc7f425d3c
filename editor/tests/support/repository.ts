import { createHash } from "node:crypto";

interface Commit {
  readonly files: ReadonlyMap<string, string>;
  readonly parent: string;
}

/** A pull or merge request. */
export interface OpenRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
}

const sha = (value: string | Buffer) =>
  createHash("sha1").update(value).digest("hex");

/** A Git repository in memory, with pull requests. */
export class Repository {
  readonly branches = new Map<string, string>();
  /** Result of every check. */
  check: "pending" | "passed" | "failed" = "pending";
  requests: OpenRequest[] = [];
  private readonly blobs = new Map<string, Buffer>();
  private readonly commits = new Map<string, Commit>();

  /** @param files Contents by path on main. */
  constructor(files: ReadonlyMap<string, Buffer>) {
    const ids = [...files].map(
      ([path, bytes]) => [path, this.addBlob(bytes)] as const,
    );
    this.branches.set("main", this.addCommit(new Map(ids), ""));
  }

  /** The text of a file on a branch. */
  read(branch: string, path: string): string {
    return this.blob(this.filesOf(branch).get(path) ?? "").toString();
  }

  /** Changes a file on main, as another person would. */
  push(path: string, text: string): void {
    const files = new Map(this.filesOf("main"));
    this.moveMain(files.set(path, this.addBlob(Buffer.from(text))));
  }

  /** The id of a branch's last commit; commit ids are returned unchanged. */
  idOf(ref: string): string {
    return this.branches.get(ref) ?? ref;
  }

  parentOf(commit: string): string {
    return this.commits.get(commit)?.parent ?? "";
  }

  filesOf(ref: string): ReadonlyMap<string, string> {
    return this.commits.get(this.idOf(ref))?.files ?? new Map();
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

  addCommit(files: ReadonlyMap<string, string>, parent: string): string {
    const id = sha(JSON.stringify([[...files], parent, this.commits.size]));
    this.commits.set(id, { files, parent });
    return id;
  }

  open(title: string, branch: string): OpenRequest {
    const request = { number: this.commits.size, title, branch };
    this.requests.push(request);
    return request;
  }

  close(number: number): void {
    this.requests = this.requests.filter((each) => each.number !== number);
  }

  /** Squashes a branch into main, if its last commit is the expected one. */
  merge(number: number, head: unknown): void {
    const request = this.requests.find((each) => each.number === number);
    if (!request || head !== this.branches.get(request.branch))
      throw new Error("The branch was modified.");
    this.moveMain(this.filesOf(request.branch));
    this.close(number);
  }

  private moveMain(files: ReadonlyMap<string, string>): void {
    this.branches.set("main", this.addCommit(files, this.idOf("main")));
  }
}
