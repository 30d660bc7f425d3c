/** Resolves once what was touched has been painted, and the scripts that this starts have come into the page. */
export const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
