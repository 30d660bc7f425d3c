import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { scriptOf } from "../support/fakeBuild";
import { hiddenAddresses, movedAddresses } from "../support/hostAddresses";
import {
  describeWithServer,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";

const fresh = "public, max-age=0, must-revalidate";
const kept = "public, max-age=31536000, immutable";
const script = scriptOf("n1");

const ofFiles = {
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};
const ofPages = {
  "content-security-policy": expect.stringContaining(
    "default-src 'none'; script-src 'self'",
  ) as string,
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()") as string,
  "cross-origin-opener-policy": "same-origin",
};

describeWithServer("a published site", () => {
  let server: PublishServer;

  beforeAll(async () => {
    server = await startPublishServer();
    await server.build();
    expect((await server.publish("--set-up")).code).toBe(0);
  }, 60_000);
  afterAll(() => server.close());

  test.each([
    ["/", "text/html; charset=utf-8", fresh],
    ["/about?utm_source=letter", "text/html; charset=utf-8", fresh],
    [script, "application/javascript; charset=utf-8", kept],
    [
      "/page-data/about/page-data.json",
      "application/json; charset=utf-8",
      fresh,
    ],
    ["/feed.xml", "text/xml; charset=utf-8", fresh],
    ["/events.ics", "text/calendar; charset=utf-8", fresh],
    [
      "/manifest.webmanifest",
      "application/manifest+json; charset=utf-8",
      fresh,
    ],
    ["/favicon.svg", "image/svg+xml", fresh],
    ["/static/0/same.webp", "image/webp", kept],
    ["/fonts/figtree-400-0123abcd.woff2", "font/woff2", kept],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", fresh],
  ])("%s is %s, cached as %s", async (address, type, caching) => {
    const { status, headers } = await server.get(address);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual(
      [200, type, caching],
    );
  });

  test.each(hiddenAddresses)("%s is not served", async (address) => {
    const { status, headers, body } = await server.get(address);
    expect([404, 400]).toContain(status);
    if (status === 404) expect(body.toString()).toContain("<title>/404");
    expect(headers["cache-control"]).toBe(fresh);
  });

  test.each(movedAddresses)("%s redirects to %s", async (address, target) => {
    const { status, headers } = await server.get(address);
    expect([status, headers.location, headers["cache-control"]]).toEqual([
      301,
      target.startsWith("/") ? server.site + target : target,
      fresh,
    ]);
  });

  test.each([
    [301, "GET", "/static/0/", fresh],
    [405, "POST", "/static/0/same.webp", fresh],
    // A range out of bounds.
    [200, "GET", "/static/0/same.webp", kept],
  ] as const)(
    "the answer %s to %s %s is cached accordingly",
    async (status, method, address, caching) => {
      const { status: found, headers } = await server.get(
        address,
        { Range: "bytes=99-" },
        "https",
        method,
      );
      expect([found, headers["cache-control"]]).toEqual([status, caching]);
    },
  );

  test("pages, redirects, errors and SVG images have all security headers; scripts have only the basic ones", async () => {
    for (const address of ["/", "/about/", "/nowhere.js", "/favicon.svg"])
      expect((await server.get(address)).headers).toMatchObject({
        ...ofFiles,
        ...ofPages,
      });
    const { headers } = await server.get(script);
    expect(headers).toMatchObject(ofFiles);
    for (const name of Object.keys(ofPages))
      expect(headers).not.toHaveProperty(name);
    expect((await server.get("/feed.xml")).headers).toMatchObject({
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(headers.server).toBe("nginx");
  });

  test("an unchanged page is not sent again", async () => {
    const { headers } = await server.get("/about");
    const again = await server.get("/about", {
      "If-None-Match": headers.etag ?? "",
    });
    expect([again.status, again.headers]).toEqual([
      304,
      expect.objectContaining(ofPages),
    ]);
  });

  test("compressed copies are sent to clients that accept them", async () => {
    const plain = await server.get("/about");
    const { headers, body } = await server.get("/about", {
      "Accept-Encoding": "gzip",
    });
    expect([headers["content-encoding"], headers.vary]).toEqual([
      "gzip",
      "Accept-Encoding",
    ]);
    expect(gunzipSync(body).equals(plain.body)).toBe(true);

    const hasBrotli = existsSync(
      path.join(server.folder, "etc/nginx/website.d/brotli.conf"),
    );
    const either = await server.get("/about", {
      "Accept-Encoding": "gzip, br",
    });
    expect(either.headers["content-encoding"]).toBe(hasBrotli ? "br" : "gzip");
    const unpack = hasBrotli ? brotliDecompressSync : gunzipSync;
    expect(unpack(either.body).equals(plain.body)).toBe(true);
  });

  test.each([
    ["http", "www.firm.example", "https://www.firm.example/about?a=b"],
    ["http", "firm.example", "https://firm.example/about?a=b"],
    ["https", "firm.example", "https://www.firm.example/about?a=b"],
  ] as const)("%s://%s redirects to %s", async (scheme, Host, target) => {
    const { status, headers } = await server.get(
      "/about?a=b",
      { Host },
      scheme,
    );
    expect([status, headers.location]).toEqual([301, target]);
    expect(headers["strict-transport-security"] !== undefined).toBe(
      scheme === "https",
    );
  });

  test("the site is served with HTTP/2", () => {
    const { port } = new URL(server.site);
    const command = `curl --silent --insecure --output /dev/null --write-out %{http_version} https://localhost:${port}/about`;
    expect(execSync(command, { encoding: "utf8" })).toBe("2");
  });
});
