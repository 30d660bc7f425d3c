import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Makes an empty folder, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"));
  folders.push(folder);
  return folder;
}

/** Runs each test of the file in an empty folder of its own. */
export function workInTemporaryFolder(): void {
  const repository = process.cwd();
  beforeEach(() => process.chdir(temporaryFolder()));
  afterEach(() => process.chdir(repository));
}
