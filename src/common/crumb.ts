/** A step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** Path of the page. */
  readonly to: string;
}
