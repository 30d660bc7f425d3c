/** The rule that an import breaks, if any. */
export function brokenRule(importer: string, name: string): object | undefined;
