/** An element that holds nothing but words. */
export function textElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** An entry of a list. */
export function listItem(...parts: readonly HTMLElement[]): HTMLElement {
  const item = document.createElement("li");
  item.append(...parts);
  return item;
}
