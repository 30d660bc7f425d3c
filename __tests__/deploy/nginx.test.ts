import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import http2 from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { writeServerRules } from "../../src/gatsby/delivery/writeServerRules";
import { startNginx, type RunningNginx } from "../../tools/nginx";
import { describeWithNginx } from "../support/describeWithNginx";
import { rawRequest } from "../support/rawRequest";

const fresh = "public, max-age=0, must-revalidate";

const built = (file: string) => readFileSync(path.join("public", file));

/** The address of a file at the top of the built site whose name has this form. */
const addressOf = (name: RegExp) =>
  `/${readdirSync("public").find((file) => name.test(file))}`;

let nginx: RunningNginx;

const get = (address: string, headers: Record<string, string> = {}) =>
  rawRequest(nginx.plain, address, { headers });

beforeAll(async () => {
  nginx = await startNginx();
}, 120_000);

afterAll(() => nginx.close());

describeWithNginx("addresses", () => {
  test.each([
    ["/about///", "/about"],
    ["//elsewhere.example/", "/elsewhere.example"],
    ["/nowhere/", "/nowhere"],
  ])("%s leads to %s", async (address, target) => {
    const { status, headers } = await get(address);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  test("hidden files are not shown", async () => {
    expect((await get("/about/.htaccess")).status).toBe(404);
    expect((await get("/.assetsignore")).status).toBe(404);
  });
});

describeWithNginx("requests", () => {
  test("HEAD has the headers of GET and no body", async () => {
    const [head, whole] = await Promise.all([
      rawRequest(nginx.plain, "/about", { method: "HEAD" }),
      get("/about"),
    ]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    const { date: _date, ...expected } = whole.headers;
    expect(head.headers).toMatchObject(expected);
  });

  test.each(["POST", "PUT", "DELETE", "TRACE"])(
    "%s is refused",
    async (method) => {
      const { status } = await rawRequest(nginx.plain, "/about", { method });
      expect(status).toBe(405);
    },
  );

  test("a part of a file can be asked for, and a part that does not exist is refused", async () => {
    const file = "brochure.pdf";
    const part = await get(`/${file}`, { Range: "bytes=100-199" });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(
      `bytes 100-199/${built(file).length}`,
    );
    expect(part.body.equals(built(file).subarray(100, 200))).toBe(true);
    const beyond = await get(`/${file}`, { Range: "bytes=99999999-" });
    expect(beyond.status).toBe(416);
  });

  test.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/about/../../package.json",
    "/..%2f..%2fetc/passwd",
    "/static/..%2f..%2fpackage.json",
    "/..\\package.json",
    "/%c0%ae%c0%ae/package.json",
  ])("%s shows nothing from outside the site", async (address) => {
    const { status, body } = await get(address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain("devDependencies");
  });

  test.each([
    ["a name that is no UTF-8", "/%E0%A4%A", [400, 404]],
    ["a zero byte", "/about%00.html", [400, 404]],
    ["a broken escape", "/%zz", [400]],
    ["a very long name", `/${"a".repeat(4000)}`, [404]],
    ["an address beyond every limit", `/${"a".repeat(40_000)}`, [414]],
    ["a very long query", `/?q=${"a".repeat(6000)}`, [200]],
  ])("%s is answered calmly", async (_what, address, statuses) => {
    const { status } = await get(address);
    expect(statuses).toContain(status);
  });

  test("a line break in an address does not become a header", async () => {
    const { headers } = await get("/about%0d%0aX-Injected:%20yes/");
    expect(headers["x-injected"]).toBeUndefined();
  });
});

describeWithNginx("headers", () => {
  test("are those of the build, on redirects and errors too; those of pages not on their parts", async () => {
    const ofFiles = {
      "strict-transport-security":
        "max-age=63072000; includeSubDomains; preload",
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
    for (const address of [
      "/",
      "/about",
      "/about/",
      "/nowhere",
      "/nowhere.js",
      "/%zz",
      "/favicon.svg",
    ]) {
      expect((await get(address)).headers).toMatchObject({
        ...ofFiles,
        ...ofPages,
      });
    }
    for (const address of [
      addressOf(/^app-.*\.js$/),
      `/fonts/${readdirSync("public/fonts").find((file) => file.endsWith(".woff2"))}`,
      "/page-data/about/page-data.json",
    ]) {
      const { status, headers } = await get(address);
      expect(status).toBe(200);
      expect(headers).toMatchObject(ofFiles);
      for (const name of Object.keys(ofPages))
        expect([address, name, headers[name]]).toEqual([
          address,
          name,
          undefined,
        ]);
    }
  });

  test("the version of nginx is not told", async () => {
    expect((await get("/")).headers.server).toBe("nginx");
    const { body } = await get("/%zz");
    expect(body.toString()).not.toMatch(/nginx\/\d/);
  });
});

describeWithNginx("caching", () => {
  test.each([
    "/",
    "/about",
    "/page-data/about/page-data.json",
    "/page-data/app-data.json",
    "/pagefind/pagefind.js",
    "/pagefind/pagefind-worker.js",
    "/pagefind/pagefind-entry.json",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/favicon.svg",
  ])(
    "%s is asked for again, and not sent again when unchanged",
    async (address) => {
      const { headers } = await get(address);
      expect(headers["cache-control"]).toBe(fresh);
      const again = await get(address, { "If-None-Match": headers.etag ?? "" });
      expect(again.status).toBe(304);
      expect(again.headers["x-content-type-options"]).toBe("nosniff");
      expect(again.headers["content-security-policy"]).toBe(
        headers["content-security-policy"],
      );
    },
  );
});

describeWithNginx("compression", () => {
  const addresses = ["/about", "/page-data/about/page-data.json"];

  test.each(addresses)("%s is sent with gzip", async (address) => {
    const plain = await get(address);
    const { headers, body } = await get(address, {
      "Accept-Encoding": "gzip",
    });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(gunzipSync(body).equals(plain.body)).toBe(true);
  });

  test.each(addresses)(
    "%s is sent with Brotli where nginx has it",
    async (address) => {
      const plain = await get(address);
      const { headers, body } = await get(address, {
        "Accept-Encoding": "gzip, br",
      });
      const isBrotli = headers["content-encoding"] === "br";
      expect(isBrotli).toBe(nginx.sendsBrotli);
      const unpacked = isBrotli ? brotliDecompressSync(body) : gunzipSync(body);
      expect(unpacked.equals(plain.body)).toBe(true);
    },
  );

  test("pictures are sent as they are", async () => {
    const { headers } = await get("/social/home.png", {
      "Accept-Encoding": "gzip, br",
    });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describeWithNginx("encryption", () => {
  const host = "www.example.com";

  test.each([
    [host, "/about?a=b"],
    ["example.com", "/"],
  ])("http://%s%s leads to https on the same host", async (name, address) => {
    const { status, headers } = await rawRequest(nginx.http, address, {
      headers: { Host: name },
    });
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${name}${address}`);
  });

  test("the name without www leads to the one with it, and is kept to https", async () => {
    const { status, headers } = await rawRequest(nginx.https, "/about", {
      headers: { Host: "example.com" },
      ca: nginx.certificate,
    });
    expect(status).toBe(301);
    expect(headers.location).toBe(`https://${host}/about`);
    expect(headers["strict-transport-security"]).toContain("max-age=63072000");
  });

  test("the site is served with HTTP/2", async () => {
    const session = http2.connect(nginx.https, { ca: nginx.certificate });
    const request = session.request({ ":path": "/about", ":authority": host });
    const headers = await new Promise<http2.IncomingHttpHeaders>(
      (resolve, reject) => {
        request.on("response", resolve).on("error", reject);
      },
    );
    request.close();
    session.close();
    expect(headers[":status"]).toBe(200);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
});

describeWithNginx("moved addresses", () => {
  test("lead to their new ones", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "site-"));
    const site = path.join(folder, "public");
    const generated = path.join(folder, "generated");
    mkdirSync(site);
    writeFileSync(path.join(site, "404.html"), "<h1>Not found</h1>");
    writeFileSync(
      path.join(site, "_redirects"),
      "/article/old /article/new 301\n/old.html https://elsewhere.example.com/$1 301\n",
    );
    await writeServerRules({ site, nginx: generated });
    const other = await startNginx({ site, generated });
    const leads = async (address: string) => {
      const { status, headers } = await rawRequest(other.plain, address);
      return [status, headers.location];
    };
    try {
      expect(await leads("/article/old?from=mail")).toEqual([
        301,
        "/article/new?from=mail",
      ]);
      expect(await leads("/old.html")).toEqual([
        301,
        "https://elsewhere.example.com/%241",
      ]);
      expect(await leads("/article/old/")).toEqual([301, "/article/old"]);
      expect((await leads("/article/older"))[0]).toBe(404);
    } finally {
      await other.close();
    }
  });
});
