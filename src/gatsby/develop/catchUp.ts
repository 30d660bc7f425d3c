import { getPageData } from "gatsby/dist/utils/get-page-data";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

/**
 * Tells a page of the development server what changed before its line stood. Gatsby's page fetches its data first and
 * hears of changes by a socket that connects some time later; of what changes in between it would never hear.
 */
export function catchUp(): void {
  const { init } = websocketManager;
  websocketManager.init = (server) => {
    const sockets = init(server);
    sockets.on("connection", (socket) => {
      for (const payload of websocketManager.staticQueryResults.values())
        socket.send({ type: "staticQueryResult", payload });
      socket.on("registerPath", () => {
        const id = Array.from(websocketManager.clients).find(
          (client) => client.socket === socket,
        )?.activePath;
        if (!id) return;
        getPageData(id).then(
          (result) =>
            socket.send({ type: "pageQueryResult", payload: { id, result } }),
          // The page is gone meanwhile.
          () => undefined,
        );
      });
    });
    return sockets;
  };
}
