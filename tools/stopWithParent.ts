/**
 * Ends this process when its parent ends: npm forwards Ctrl-C to a script, but leaves the script running when npm is
 * killed.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
  process.on("SIGTERM", () => process.exit());
}
