import { tellTakeOver } from "./takeOver";

/** Marks that the page answers to its visitor: see `isTakenOver`. */
export function onInitialClientRender(): void {
  document.documentElement.setAttribute("data-ready", "");
  tellTakeOver();
}
