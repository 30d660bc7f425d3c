/** Parts of Gatsby that come without types. */
declare module "gatsby/dist/schema" {
  const schema: { build: () => Promise<void> };
  export default schema;
}
declare module "gatsby/dist/query/query-compiler" {
  const compile: (
    options: object,
  ) => Promise<ReadonlyMap<string, object> | false>;
  export default compile;
}
declare module "gatsby/dist/redux/save-state" {
  const state: { saveState: () => Promise<void> };
  export default state;
}
declare module "gatsby/dist/state-machines/waiting" {
  export const waitingStates: {
    states: { batchingNodeMutations: { after: Record<number, string> } };
  };
}
