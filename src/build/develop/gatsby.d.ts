/** A part of Gatsby that comes without types. */
declare module "gatsby/dist/schema" {
  const schema: { build: () => Promise<void> };
  export default schema;
}
