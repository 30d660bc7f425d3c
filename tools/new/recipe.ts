import type { Answers, Question } from "./answers";
import type { ContentChange } from "../content/contentChange";

/** How one kind of content is added. */
export interface Recipe {
  /** What to ask for, given the folder as it is. */
  questions(change: ContentChange, flags: Answers): Question[];
  /**
   * Plans the files.
   *
   * @returns What the maintainer is told in the end: the address, and what is left to do.
   */
  plan(change: ContentChange, answers: Answers): Promise<string>;
}

/** The first answer to a question; an empty text where it was left out. */
export function answerTo(answers: Answers, name: string): string {
  return answers.get(name)?.[0] ?? "";
}
