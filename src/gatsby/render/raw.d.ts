/** The text of a file, by webpack's raw-loader without any other loader. */
declare module "!!raw-loader!*" {
  const text: string;
  export default text;
}
