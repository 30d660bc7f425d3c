import path from "node:path";
import { createInterface } from "node:readline/promises";
import { addContent, type Ask } from "./new/addContent";
import type { Answers } from "./new/answers";
import { ChangeRefused } from "./content/contentChange";
import { reportAndFail } from "./report";

/** `--title "…" --tags a --tags b` as answers by name. Throws ChangeRefused. */
function readFlags(args: readonly string[]): Answers {
  const flags = new Map<string, string[]>();
  for (let index = 0; index < args.length; index += 2) {
    const [flag = "", value] = args.slice(index, index + 2);
    if (!flag.startsWith("--") || value === undefined)
      throw new ChangeRefused(
        `Write flags with values, such as --title "…"; "${flag}" has none.`,
      );
    const name = flag.slice(2);
    flags.set(name, [...(flags.get(name) ?? []), value]);
  }
  return flags;
}

/**
 * `npm run content:new -- article`: adds an article, a news item, an event and
 * so on to content/, from flags and answers.
 */
async function main(): Promise<void> {
  const [kind = "", ...args] = process.argv.slice(2);
  const prompt = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ask: Ask = (text) =>
    prompt?.question(text) ?? Promise.resolve(undefined);
  try {
    const told = await addContent({
      kind,
      flags: readFlags(args),
      folder: path.resolve("content"),
      ask,
      tell: prompt ? (text) => console.log(text) : () => undefined,
    });
    console.log(`\n${told}`);
  } finally {
    prompt?.close();
  }
}

main().catch(reportAndFail);
