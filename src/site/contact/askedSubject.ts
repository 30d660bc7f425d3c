import { askName } from "../../common/askPath";
import { formControl } from "./fields";

/** How a message begins, by what the address of the page calls its subject. */
export type Openings = ReadonlyMap<string, string>;

/** How a message begins that the address asks for, if the site knows the subject. The address forgets it. */
function takeOpening(openings: Openings): string | undefined {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get(askName);
  if (asked === null) return undefined;
  address.searchParams.delete(askName);
  window.history.replaceState(window.history.state, "", address);
  return openings.get(asked);
}

/**
 * Lets the message begin with the subject that the address names (docs/product.md#asking-about-something); what was
 * typed before stays below.
 *
 * @returns Whether there was such a subject.
 */
export function beginWithSubject(
  form: HTMLFormElement,
  openings: Openings,
): boolean {
  const opening = takeOpening(openings);
  if (opening === undefined) return false;
  const control = formControl(form, "message");
  const before = [...openings.values()].find((line) =>
    control.value.startsWith(line),
  );
  const typed = control.value.slice(before?.length ?? 0).trimStart();
  control.value = `${opening}\n\n${typed}`;
  return true;
}
