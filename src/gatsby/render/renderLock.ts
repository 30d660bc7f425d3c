const waiting: (() => void)[] = [];
let isLocked = false;

/** Waits until no other page is being rendered: Helmet collects one head for all (docs/decisions/rendering.md). */
export function acquireRenderLock(): Promise<void> {
  if (isLocked) return new Promise((resolve) => waiting.push(resolve));
  isLocked = true;
  return Promise.resolve();
}

/** Lets the next page be rendered. */
export function releaseRenderLock(): void {
  const next = waiting.shift();
  if (next) next();
  else isLocked = false;
}
