import type { Refusal } from "../refusal";
import { tell } from "./tell";
import { listItem, textElement } from "./textElement";

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "problems" in value;
}

/** Tells why something was not saved, or what it leaves to mend; the form below stays as it is. */
function showRefusal({ error, comfort, problems }: Refusal): void {
  tell({
    title: error,
    entries: problems.map(({ place, message, remedy }) =>
      listItem(
        textElement("strong", place),
        textElement("p", message),
        textElement("p", remedy),
      ),
    ),
    note: comfort,
    buttons: { "Back to the form": () => undefined },
  });
}

/** Shows every complaint of the server, which the editor itself only tells in passing. */
export function showRefusals(address: string): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (input === address) {
      const answer: unknown = await response.clone().json();
      if (isRefusal(answer)) showRefusal(answer);
    }
    return response;
  };
}
