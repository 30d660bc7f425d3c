/** Over when the page that asked last has had its turn. */
let lastTurn: Promise<void> = Promise.resolve();
let finish: () => void = () => undefined;

/**
 * Waits until no other page is rendered. Gatsby renders two at a time, but Helmet has room for one head: a turn lasts
 * from `replaceRenderer` to the site's `onRenderBody`, which Gatsby calls after that of gatsby-plugin-react-helmet.
 */
export function takeTurn(): Promise<void> {
  const begin = lastTurn;
  lastTurn = begin.then(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  return begin;
}

/** Lets the next page begin. */
export function endTurn(): void {
  finish();
}
