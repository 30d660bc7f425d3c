import type { ChangeRefused } from "../content/contentChange";
import { humanise } from "./humanise";

/** Why nothing was saved, as the editor's page shows it. */
export interface Refusal {
  readonly error: string;
  readonly problems: readonly {
    /** The field as the form names it, such as "Groups 1 › Programmes 2 › Offer price". */
    readonly place: string;
    readonly message: string;
    readonly remedy: string;
  }[];
}

/** "groups[0].offerPrice" as the form names it: "Groups 1 › Offer price". */
function placeInForm(field: string): string {
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

/** Puts a refusal of the content into the form's words. */
export function refusalOf({ message, problems }: ChangeRefused): Refusal {
  if (problems.length === 0) return { error: message, problems: [] };
  return {
    error: `Nothing was saved: ${problems.length} ${problems.length === 1 ? "thing" : "things"} to mend`,
    problems: problems.map(({ file, field, message: fault, remedy }) => ({
      place: field ? placeInForm(field) : file,
      message: fault,
      remedy,
    })),
  };
}
