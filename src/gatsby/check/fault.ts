/** What is wrong with a value and what to do about it. */
export interface Fault {
  readonly message: string;
  readonly remedy: string;
}
