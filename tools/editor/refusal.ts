import type { Problem } from "../../src/gatsby/check/problem";
import type { ChangeRefused } from "./contentChange";
import { humanise } from "./humanise";

/** Why nothing was saved, or what is left to mend after it was, as the editor's page shows it. */
export interface Refusal {
  readonly error: string;
  /** What the person may count on. */
  readonly comfort: string;
  readonly problems: readonly {
    /** The field as the form names it, such as "Groups 1 › Programmes 2 › Offer price". */
    readonly place: string;
    readonly message: string;
    readonly remedy: string;
  }[];
}

/** "groups[0].offerPrice" as the form names it: "Groups 1 › Offer price". */
export function placeInForm(field: string): string {
  return field
    .split(".")
    .map((step) => {
      const [name = "", ...positions] = step.split(/[[\]]+/).filter(Boolean);
      return [humanise(name), ...positions.map((at) => Number(at) + 1)].join(
        " ",
      );
    })
    .join(" › ");
}

const things = (count: number) =>
  `${count} ${count === 1 ? "thing" : "things"} to mend`;

/** Puts a refusal of the content into the form's words. */
export function refusalOf({ message, problems }: ChangeRefused): Refusal {
  return {
    error:
      problems.length > 0
        ? `Nothing was saved: ${things(problems.length)}`
        : message,
    comfort: "What you typed is still in the form.",
    problems: problems.map(({ file, field, message: fault, remedy }) => ({
      place: field ? placeInForm(field) : file,
      message: fault,
      remedy,
    })),
  };
}

/** What a save leaves to mend in other files, if anything. */
export function savedWith(elsewhere: readonly Problem[]): Partial<Refusal> {
  if (elsewhere.length === 0) return {};
  return {
    error: `Saved, with ${things(elsewhere.length)} elsewhere`,
    comfort: elsewhere.some(({ severity }) => severity === "error")
      ? "The site shows the change once this is mended, too."
      : "The site shows the change.",
    problems: elsewhere.map(({ file, field, message, remedy }) => ({
      place: field ? `${file}: ${placeInForm(field)}` : file,
      message,
      remedy,
    })),
  };
}
