/** Ends this process when its parent ends, because a script keeps running when npm is killed. */
export function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
  process.on("SIGTERM", () => process.exit());
}
