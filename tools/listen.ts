import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that listens; `origin` is such as http://localhost:9000. */
export interface RunningServer {
  origin: string;
  close: () => Promise<void>;
}

/** The port is held by another program. */
export class PortTaken extends Error {
  constructor(readonly port: number) {
    super(
      `Port ${port} is taken by another program. Stop that program or choose another port.`,
    );
  }
}

/** Makes a server listen, for every machine or at one host; port 0 takes any free one. Throws PortTaken. */
export async function listen(
  server: Server,
  port: number,
  host?: string,
): Promise<RunningServer> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    throw taken ? new PortTaken(port) : error;
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

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(createServer(), 0);
  await close();
  return Number(new URL(origin).port);
}
