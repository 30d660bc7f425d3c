import type { Refusal } from "../refusal";
import { textElement } from "./textElement";

function problemElement({
  place,
  message,
  remedy,
}: Refusal["problems"][number]): HTMLElement {
  const item = document.createElement("li");
  item.append(
    textElement("strong", place),
    textElement("p", message),
    textElement("p", remedy),
  );
  return item;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "problems" in value;
}

/** Tells why something was not saved, or what it leaves to mend, until the reader closes it; the form below stays as it is. */
function showRefusal({ error, comfort, problems }: Refusal): void {
  const dialog = document.createElement("dialog");
  dialog.className = "refusal";
  dialog.setAttribute("aria-label", error);
  const list = document.createElement("ul");
  list.append(...problems.map(problemElement));
  const close = textElement("button", "Back to the form");
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(
    textElement("h2", error),
    list,
    textElement("p", comfort),
    close,
  );
  document.body.append(dialog);
  dialog.showModal();
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
