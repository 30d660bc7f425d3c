import { commonEdits, welcome } from "../commonEdits";
import { listItem, textElement } from "./textElement";

function linkTo(words: string, view: string): HTMLElement {
  const link = textElement("a", words);
  link.href = `#/collections/${view}`;
  return listItem(link);
}

/**
 * Shows a newcomer where to begin, over the first list.
 *
 * @param first The list with which the editor opens.
 */
export function showCommonEdits(first: string): void {
  const section = document.createElement("section");
  section.className = "commonEdits";
  section.setAttribute("aria-label", welcome.heading);
  const list = document.createElement("ul");
  list.append(...commonEdits.map(({ words, view }) => linkTo(words, view)));
  section.append(
    textElement("h2", welcome.heading),
    textElement("p", welcome.text),
    list,
  );
  const place = () => {
    const view = document.querySelector('[class*="-CollectionContainer"]');
    if (!view || location.hash !== `#/collections/${first}`) section.remove();
    else if (!view.contains(section)) view.prepend(section);
  };
  // Decap CMS draws its views whenever it likes.
  new MutationObserver(place).observe(document.body, {
    childList: true,
    subtree: true,
  });
}
