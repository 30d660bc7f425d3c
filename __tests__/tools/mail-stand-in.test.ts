import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningServer } from "../../tools/listen";
import { startMailStandIn } from "../../tools/mail-stand-in";

const message = {
  lib_version: "4.4.1",
  user_id: "public-key",
  service_id: "service",
  template_id: "template",
  template_params: { name: "Asha Rao", email: "asha@example.com" },
};

let mailbox: string;
let lines: string[];
let server: RunningServer;

beforeEach(async () => {
  mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
  lines = [];
  server = await startMailStandIn({
    port: 0,
    mailbox,
    log: (line) => lines.push(line),
  });
});

afterEach(() => server.close());

const post = (path: string, body: unknown, init?: RequestInit) =>
  fetch(server.origin + path, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });

const send = (body: unknown = message, init?: RequestInit) =>
  post("/api/v1.0/email/send", body, init);

test("a complete message is answered with OK and stored as a file", async () => {
  const response = await send();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("OK");

  const [file = ""] = readdirSync(mailbox);
  expect(JSON.parse(readFileSync(join(mailbox, file), "utf8"))).toMatchObject({
    template_params: message.template_params,
  });
});

test("the line that is printed names the file and nothing of the visitor", async () => {
  await send();
  expect(lines).toEqual([
    expect.stringContaining(readdirSync(mailbox)[0] ?? "?"),
  ]);
  expect(lines[0]).not.toMatch(/asha/i);
});

test.each([
  ["user_id", "The Public Key is required"],
  ["service_id", "The Service ID is required"],
  ["template_id", "The Template ID is required"],
  ["template_params", "The parameters are invalid"],
])(
  "a message without %s is refused like the service does",
  async (name, text) => {
    for (const value of [undefined, "", 1, []]) {
      const response = await send({ ...message, [name]: value });
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(text);
    }
    expect(readdirSync(mailbox)).toEqual([]);
  },
);

test("what is not JSON is refused", async () => {
  expect((await send(message, { body: "{" })).status).toBe(400);
  const form = { headers: { "Content-Type": "text/plain" } };
  expect((await send(message, form)).status).toBe(400);
});

test("a message that is too large is refused", async () => {
  const response = await send({
    ...message,
    template_params: { message: "x".repeat(60_000) },
  });
  expect(response.status).toBe(413);
});

test("other addresses are not found", async () => {
  expect((await post("/api/v1.0/email/other", message)).status).toBe(404);
});

test("a browser on another origin may send and may read refusals", async () => {
  const preflight = await send(message, { method: "OPTIONS", body: null });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-headers")).toMatch(
    /content-type/i,
  );
  for (const response of [preflight, await send({}), await send()]) {
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  }
});

test("ordered answers are given once, in order, and store nothing", async () => {
  await post("/stand-in/next", { status: 429, text: "Too many" });
  await post("/stand-in/next", { status: 500, text: "Broken" });
  const first = await send();
  expect([first.status, await first.text()]).toEqual([429, "Too many"]);
  expect((await send()).status).toBe(500);
  expect(readdirSync(mailbox)).toEqual([]);
  expect((await send()).status).toBe(200);
});

test("an answer can be ordered for one visitor's message", async () => {
  await post("/stand-in/next", { match: "ravi@example.com", status: 403 });
  expect((await send()).status).toBe(200);
  const other = { ...message, template_params: { email: "ravi@example.com" } };
  expect((await send(other)).status).toBe(403);
});

test("an answer can be delayed", async () => {
  await post("/stand-in/next", { delayMs: 300 });
  const start = performance.now();
  expect((await send()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(290);
});

test("a connection can be dropped, and a request left without an answer", async () => {
  await post("/stand-in/next", { drop: true });
  await expect(send()).rejects.toThrow("fetch failed");

  await post("/stand-in/next", { hang: true });
  const signal = AbortSignal.timeout(300);
  await expect(send(message, { signal })).rejects.toThrow("timeout");
});

test("tests can read the accepted messages and start afresh", async () => {
  const messages = async () =>
    (await fetch(`${server.origin}/stand-in/messages`)).json();
  await send();
  expect(await messages()).toMatchObject([{ service_id: "service" }]);

  await post("/stand-in/next", { status: 500 });
  await post("/stand-in/reset", {});
  expect(await messages()).toEqual([]);
  expect((await send()).status).toBe(200);
});
