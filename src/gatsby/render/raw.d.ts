/** The raw text of a file. `!!` skips webpack's other loaders. */
declare module "!!raw-loader!*" {
  const text: string;
  export default text;
}
