/**
 * Ends this command when the command that started it ends: npm passes Ctrl-C on
 * to a script, but leaves it running when npm itself is stopped otherwise.
 */
export function stopWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, 500).unref();
  process.on("SIGTERM", () => process.exit());
}
