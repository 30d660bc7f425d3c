import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";

/** Sends a request unchanged. Unlike fetch, it does not normalise, redirect or decompress. */
export async function requestRaw(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  more: { ca?: string; method?: string } = {},
) {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  const options = { hostname, port, path, headers, agent: false, ...more };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request(options, resolve).on("error", reject).end(),
  );
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}
