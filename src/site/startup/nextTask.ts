/** Ends the running task, so that the browser may answer its visitor before the work goes on. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
