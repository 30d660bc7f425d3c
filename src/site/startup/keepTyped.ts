type TextControl = HTMLInputElement | HTMLTextAreaElement;

const fieldsIn = (container: Element) => [
  ...container.querySelectorAll<TextControl>("input, textarea"),
];

/**
 * Returns a function that gives fields which React has replaced the text and the focus that they had. React replaces a
 * part of a page that it cannot hydrate, for instance since the browser has translated it.
 */
export function keepTyped(container: Element): () => void {
  const { pathname } = window.location;
  const typed = fieldsIn(container);
  let focused = document.activeElement;
  container.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  return () => {
    if (window.location.pathname !== pathname) return;
    fieldsIn(container).forEach((field, index) => {
      const before = typed[index];
      if (!before || before === field) return;
      typed[index] = field;
      field.value ||= before.value;
      if (before === focused) field.focus({ preventScroll: true });
    });
  };
}
