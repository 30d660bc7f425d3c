import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";

interface RawRequestOptions {
  method?: string;
  headers?: Record<string, string>;
  /** The certificate to trust. */
  ca?: string;
}

export interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request exactly as it is written: nothing is tidied, followed or unpacked as fetch does. */
export function rawRequest(
  origin: string,
  path: string,
  options: RawRequestOptions = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false, ...options }, (response) => {
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
          }),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });
}
