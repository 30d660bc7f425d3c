/**
 * Marks a promise when it is fulfilled, as React does with one that it has waited for: `use` then takes the value
 * without a wait. The marks are private: privateParts.test.ts names the version.
 */
export function markSettled<T>(promise: Promise<T>): void {
  void promise.then((value) =>
    Object.assign(promise, { status: "fulfilled", value }),
  );
}
