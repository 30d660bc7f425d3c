import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A listening server; `origin` is, for example, http://localhost:9000. */
export interface RunningServer {
  origin: string;
  close: () => Promise<void>;
}

/** Makes a server listen to this machine only; port 0 takes any free one. Throws if the port is in use. */
export async function listen(
  server: Server,
  port: number,
): Promise<RunningServer> {
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(
      `Another program uses port ${port}. Stop it or choose another port.`,
    );
  }
  const address = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Finds a free port: the preferred one if nobody uses it. */
export async function freePort(preferred = 0): Promise<number> {
  const probe = await listen(createServer(), preferred).catch(() =>
    listen(createServer(), 0),
  );
  await probe.close();
  return Number(new URL(probe.origin).port);
}
