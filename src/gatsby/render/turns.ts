const waiting: (() => void)[] = [];
let isTaken = false;

/** Waits until no other page is being rendered. The turn lasts until `endTurn`. */
export function takeTurn(): Promise<void> {
  if (isTaken) return new Promise((resolve) => waiting.push(resolve));
  isTaken = true;
  return Promise.resolve();
}

/** Lets the next page be rendered. */
export function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else isTaken = false;
}
