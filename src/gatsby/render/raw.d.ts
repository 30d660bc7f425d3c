/** The raw text of a file, by webpack's raw-loader alone. */
declare module "!!raw-loader!*" {
  const text: string;
  export default text;
}
