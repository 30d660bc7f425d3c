import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The file of a program in PATH, or in /usr/sbin, where Debian has servers. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
