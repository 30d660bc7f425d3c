/** The questions on a rendered page whose answers show. */
export const openQuestions = () =>
  Array.from(
    document.querySelectorAll("details[open] > summary"),
    ({ textContent }) => textContent,
  );
