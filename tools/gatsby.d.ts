// Modules of Gatsby that have no types (tools/typegen.ts).
declare module "gatsby/dist/schema" {
  export function build(args: object): Promise<void>;
}
declare module "gatsby/dist/query/query-compiler" {
  export default function compileQueries(): Promise<unknown>;
}
