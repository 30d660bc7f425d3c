/** @jest-environment node */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { filesBelow } from "../../src/gatsby/files/filesBelow";

const nginx = ["/usr/sbin/nginx", "/usr/local/bin/nginx"].find(existsSync);
if (!nginx) console.warn("deploy/nginx.conf is not tested: nginx is not here.");

/** The site's configuration for sockets of a folder, without certificates, with this machine's build. */
const configuration = (folder: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  ${readFileSync("deploy/nginx.conf", "utf8")
    .replace(/^ *(listen \[::\]|http2 |ssl_).*\n/gm, "")
    .replace("listen 80;", `listen unix:${folder}/80;`)
    .replace("listen 443 ssl;", `listen unix:${folder}/443;`)
    .replaceAll("/srv/website/current/public", path.resolve("public"))
    .replaceAll("/srv/website/current", path.resolve("deploy/generated"))
    .replace("# /article/news-old", "/article/news-old")}
}`;

const folder = mkdtempSync(path.join(tmpdir(), "site-"));
let server: ChildProcess | undefined;

async function get(address: string, host = "www.example.com", port = 443) {
  const headers = { Host: host, "Accept-Encoding": "gzip" };
  const socketPath = `${folder}/${port}`;
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ socketPath, path: address, headers }, resolve)
      .on("error", reject)
      .end(),
  );
  return { status: response.statusCode, headers: response.headers };
}

beforeAll(async () => {
  if (!nginx) return;
  const file = `${folder}/nginx.conf`;
  writeFileSync(file, configuration(folder));
  const test = spawnSync(nginx, ["-t", "-c", file], { encoding: "utf8" });
  expect(test.stderr).toContain("test is successful");
  expect(test.stderr).not.toContain("[warn]");
  server = spawn(nginx, ["-c", file], { stdio: "ignore" });
  while (!existsSync(`${folder}/443`)) await wait(20);
});

afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

const testWithNginx = nginx ? test : test.skip;

testWithNginx.each([
  ["/about/?a=b", "http://www.example.com/about?a=b"],
  ["/about/index.html", "http://www.example.com/about"],
  ["//elsewhere.example/", "http://www.example.com/elsewhere.example"],
  ["/article/news-old?a=b", "http://www.example.com/article/news-1?a=b"],
])("%s redirects to %s", async (address, target) => {
  const { status, headers } = await get(address);
  expect([status, headers.location]).toEqual([301, target]);
});

testWithNginx(
  "other hosts and http redirect to the site's address",
  async () => {
    const target = "https://www.example.com/about?a=b";
    const { headers } = await get("/about?a=b", "example.com");
    expect(headers.location).toBe(target);
    const plain = await get("/about?a=b", "www.example.com", 80);
    expect(plain.headers.location).toBe(target);
  },
);

testWithNginx.each([
  ["/", 200, "text/html; charset=utf-8"],
  ["/about?utm_source=letter", 200, "text/html; charset=utf-8"],
  ["/.well-known/security.txt", 200, "text/plain; charset=utf-8"],
  ["/manifest.webmanifest", 200, "application/manifest+json"],
  ["/nowhere", 404, "text/html; charset=utf-8"],
  ["/static/nothing.js", 404, "text/html; charset=utf-8"],
  ["/_headers", 404, "text/html; charset=utf-8"],
  ["/.git/config", 404, "text/html; charset=utf-8"],
])(
  "%s is answered with %d, and with every header",
  async (address, ...answer) => {
    const { status, headers } = await get(address);
    expect([status, headers["content-type"]]).toEqual(answer);
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": expect.stringContaining("sha256-"),
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
  },
);

testWithNginx("scripts, fonts and pictures are kept for a year", async () => {
  const kept = filesBelow("public").filter((name) =>
    /^static\/|^app-.*\.js$|woff2$/.test(name),
  );
  for (const name of [kept[0], ...kept.slice(-2)]) {
    const { headers } = await get(`/${name}`);
    expect(headers["cache-control"]).toContain("immutable");
  }
});
