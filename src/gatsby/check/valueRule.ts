import type { ContentContext } from "./contentContext";
import type { Fault } from "./fault";

/** Where a value stands and what it may refer to. */
export interface RuleContext extends ContentContext {
  /** Path of the value's file below content/. */
  readonly file: string;
}

/**
 * Checks a text against one keyword of the schema; undefined means that nothing is wrong.
 *
 * @param setting What the schema says after the keyword.
 */
export type ValueRule = (
  value: string,
  setting: unknown,
  context: RuleContext,
) => Fault | undefined;
