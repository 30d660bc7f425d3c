import { answerFault, type Answers, type Question } from "./answers";
import { ChangeRefused, ContentChange } from "../content/contentChange";
import { recipes } from "./recipes";

/** Asks a maintainer one question and resolves to the line typed; undefined where nobody can be asked. */
export type Ask = (text: string) => Promise<string | undefined>;

interface Request {
  /** Such as "article". */
  kind: string;
  flags: Answers;
  /** The content folder. */
  folder: string;
  ask: Ask;
  /** Shows a line between two questions. */
  tell: (text: string) => void;
}

function checkFlags(questions: readonly Question[], flags: Answers): void {
  const names = questions.map(({ name }) => name);
  const unknown = [...flags.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new ChangeRefused(
      `Unknown: ${unknown.map((name) => `--${name}`).join(", ")}. Known: ${names.map((name) => `--${name}`).join(", ")}.`,
    );
  for (const question of questions)
    for (const answer of flags.get(question.name) ?? []) {
      const fault = answerFault(question, answer);
      if (fault) throw new ChangeRefused(`--${question.name}: ${fault}`);
    }
}

/** Asks until the answers are ones that the model allows; undefined where nobody can be asked. */
async function answersTo(
  question: Question,
  { ask, tell }: Request,
): Promise<string[] | undefined> {
  const { name, description, initial, isList } = question;
  const hint = initial ? ` [${initial}]` : "";
  tell(`\n${description}${isList ? " An empty line ends the list." : ""}`);
  const answers: string[] = [];
  for (;;) {
    const line = await ask(`${name}${hint}: `);
    if (line === undefined)
      return initial === undefined ? undefined : [initial];
    const answer = line.trim() === "" ? (initial ?? "") : line.trim();
    if (isList && answer === "" && answers.length > 0) return answers;
    const fault = answerFault(question, answer);
    if (fault) tell(fault);
    else answers.push(answer);
    if (!isList && answers.length > 0) return answers;
  }
}

/**
 * Adds one piece of content: asks for what the flags do not say, checks everything, and only then writes.
 *
 * @returns What to tell the maintainer.
 * @throws ChangeRefused if something is missing or wrong; then nothing is written.
 */
export async function addContent(request: Request): Promise<string> {
  const { kind, flags, folder } = request;
  const recipe = recipes.get(kind);
  if (!recipe)
    throw new ChangeRefused(
      `Say what to add: npm run content:new -- ${[...recipes.keys()].join(" | ")}`,
    );
  const change = new ContentChange(folder);
  const questions = recipe.questions(change, flags);
  checkFlags(questions, flags);
  const answers = new Map(flags);
  const missing: string[] = [];
  for (const question of questions) {
    if (answers.has(question.name)) continue;
    const given = await answersTo(question, request);
    if (given) answers.set(question.name, given);
    else missing.push(`--${question.name}`);
  }
  if (missing.length > 0)
    throw new ChangeRefused(
      `Nothing was written. Missing: ${missing.join(", ")}.`,
    );
  const told = await recipe.plan(change, answers);
  await change.apply();
  return told;
}
