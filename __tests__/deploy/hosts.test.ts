import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeServerRules } from "../../src/gatsby/delivery/writeServerRules";
import { describeWithNginx } from "../support/describeWithNginx";
import { hosts, type RunningHost } from "../support/hosts";
import { readerPaths } from "../support/readers";
import { rawRequest } from "../support/rawRequest";

const fresh = "public, max-age=0, must-revalidate";
const kept = "public, max-age=31536000, immutable";

const built = (file: string) => readFileSync(path.join("public", file));

/** The address of a file at the top of the built site whose name has this form. */
const addressOf = (name: RegExp) =>
  `/${readdirSync("public").find((file) => name.test(file))}`;

/** The built site with two addresses that have moved, one of which has a page, as in content/redirects.json. */
const folder = mkdtempSync(path.join(tmpdir(), "hosted-"));
const site = path.join(folder, "public");
const generated = path.join(folder, "generated");

beforeAll(async () => {
  cpSync("public", site, { recursive: true });
  mkdirSync(path.join(site, "article/old"));
  writeFileSync(path.join(site, "article/old/index.html"), "<p>Moved</p>");
  appendFileSync(
    path.join(site, "_redirects"),
    "/article/old /article/new 301\n/older https://elsewhere.example.com/new 301\n",
  );
  await writeServerRules({ site, nginx: generated });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** nginx is no npm package. */
const describeHost = (name: string) =>
  name === "nginx" ? describeWithNginx : describe;

for (const host of hosts)
  describeHost(host.name)(`${host.name}`, () => {
    let running: RunningHost;

    const get = (address: string, headers: Record<string, string> = {}) =>
      rawRequest(running.origin, address, { headers });

    beforeAll(async () => {
      running = await host.start(site, generated);
    }, 120_000);

    afterAll(() => running.close());

    test.each([
      ["/", "index.html"],
      ["/about", "about/index.html"],
      ["/services/funding", "services/funding/index.html"],
      ...readerPaths()
        .slice(0, 1)
        .map((address) => [address, `${address.slice(1)}/index.html`]),
      ["/about?utm_source=letter", "about/index.html"],
    ])("%s is %s", async (address, file) => {
      const { status, headers, body } = await get(address);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body.equals(built(file))).toBe(true);
    });

    test("/.well-known/security.txt is shown as plain text", async () => {
      const address = "/.well-known/security.txt";
      const { status, headers, body } = await get(address);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(body.equals(built(address))).toBe(true);
    });

    test.each(["/nowhere", "/about/nowhere", "/article"])(
      "%s is answered with the not-found page and status 404",
      async (address) => {
        const { status, headers, body } = await get(address);
        expect(status).toBe(404);
        expect(headers["cache-control"]).toBe(fresh);
        expect(body.equals(built("404.html"))).toBe(true);
      },
    );

    test("a missing picture is answered with status 404", async () => {
      const { status, headers } = await get("/static/nothing.webp");
      expect(status).toBe(404);
      expect(headers["cache-control"]).toBe(host.keepsMissing ? kept : fresh);
    });

    test.each([
      ["/about/", "/about"],
      ["/services/funding/?plan=a&b=c", "/services/funding?plan=a&b=c"],
    ])("%s leads to %s, or shows it", async (address, target) => {
      const { status, headers } = await get(address);
      expect(status).toBe(host.slashStatus);
      expect(headers.location).toBe(status === 200 ? undefined : target);
    });

    test.each(["/_headers", "/_redirects", "/.git/config"])(
      "%s is not shown",
      async (address) => {
        const { status } = await get(address);
        const isRules = address.startsWith("/_");
        expect(status).toBe(isRules && !host.hidesRules ? 200 : 404);
      },
    );

    test("addresses that have moved lead to their new ones", async () => {
      const outside = await get("/older");
      expect(outside.status).toBe(301);
      expect(outside.headers.location).toBe(
        "https://elsewhere.example.com/new",
      );
      const inside = await get("/article/old?from=mail");
      if (!host.redirectsPages) {
        expect(inside.body.toString()).toBe("<p>Moved</p>");
        return;
      }
      expect(inside.status).toBe(301);
      expect(inside.headers.location).toMatch(
        /^(https?:\/\/[^/]+)?\/article\/new\?from=mail$/,
      );
    });

    test("pages and the not-found page have the headers of the build, each once", async () => {
      for (const address of ["/", "/about", "/nowhere"]) {
        const { headers } = await get(address);
        expect(headers).toMatchObject({
          "strict-transport-security":
            "max-age=63072000; includeSubDomains; preload",
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "same-origin",
          "cross-origin-opener-policy": "same-origin",
          "x-frame-options": "DENY",
          "referrer-policy": "strict-origin-when-cross-origin",
        });
        const policy = String(headers["content-security-policy"]);
        expect(policy.match(/default-src/g)).toHaveLength(1);
        expect(policy).toContain(
          "script-src 'self' 'wasm-unsafe-eval' 'sha256-",
        );
      }
    });

    test.each(["/social/home.png", "/feed.xml", "/events.ics"])(
      "other sites may show %s",
      async (address) => {
        const { status, headers } = await get(address);
        expect(status).toBe(200);
        expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
      },
    );

    test.each([
      ["/feed.xml", /^(text|application)\/(rss\+)?xml/],
      ["/events.ics", /^text\/calendar/],
      ["/manifest.webmanifest", /^application\/manifest\+json/],
      ["/page-data/about/page-data.json", /^application\/json/],
      ["/favicon.svg", /^image\/svg\+xml/],
      ["/pagefind/pagefind.js", /^(text|application)\/javascript/],
      ["/robots.txt", /^text\/plain/],
    ])("%s has its type", async (address, type) => {
      expect((await get(address)).headers["content-type"]).toMatch(type);
    });

    test("what has its content's hash in its name is kept for a year, all else asked for again", async () => {
      const page = built("index.html").toString();
      const picture =
        /\/static\/[^"\s]+\.(webp|avif|jpg)/.exec(page)?.[0] ?? "";
      const font = /\/fonts\/[^"\s]+\.woff2/.exec(page)?.[0] ?? "";
      const script = addressOf(/^app-.*\.js$/);
      for (const address of [picture, font, script]) {
        const { status, headers } = await get(address);
        expect([address, status]).toEqual([address, 200]);
        expect(headers["cache-control"]).toBe(kept);
      }
      for (const address of [
        "/",
        "/page-data/app-data.json",
        "/pagefind/pagefind.js",
        "/sitemap.xml",
      ]) {
        expect((await get(address)).headers["cache-control"]).toBe(fresh);
      }
    });
  });
