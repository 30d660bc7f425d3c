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
declare module "gatsby/dist/utils/get-page-data" {
  /** Has the page's query run first where its data changed. Throws when there is no such page. */
  export const getPageData: (path: string) => Promise<object>;
}
declare module "gatsby/dist/utils/websocket-manager" {
  interface Socket {
    on: (event: "registerPath", listener: () => void) => void;
    send: (message: object) => void;
  }
  interface Sockets {
    on: (event: "connection", listener: (socket: Socket) => void) => void;
  }
  export const websocketManager: {
    init: (options: object) => Sockets;
    /** The pages that are open, each with its path as the site names it. */
    clients: ReadonlySet<{ socket: Socket; activePath: string | null }>;
    /** What the queries of components gave since the server started. */
    staticQueryResults: ReadonlyMap<string, object>;
  };
}
