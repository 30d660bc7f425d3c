import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { RunningServer } from "../../tools/listen";
import { startMailStandIn } from "../../tools/mail-stand-in";

const message = {
  lib_version: "4.4.1",
  user_id: "public-key",
  service_id: "service",
  template_id: "template",
  template_params: { name: "Asha Rao", email: "asha@example.com" },
};

const mailbox = mkdtempSync(path.join(tmpdir(), "mailbox-"));
let server: RunningServer;

beforeAll(async () => {
  server = await startMailStandIn({ port: 0, mailbox, log: () => undefined });
});
afterAll(() => server.close());

const post = (address: string, body: unknown, init?: RequestInit) =>
  fetch(server.origin + address, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: JSON.stringify(body),
    ...init,
  });
const send = (body: unknown = message, init?: RequestInit) =>
  post("/api/v1.0/email/send", body, init);

test("a message is stored, and one that the service would refuse is not", async () => {
  for (const name of [
    "user_id",
    "service_id",
    "template_id",
    "template_params",
  ])
    expect((await send({ ...message, [name]: "" })).status).toBe(400);
  expect((await send(message, { body: "{" })).status).toBe(400);
  expect(readdirSync(mailbox)).toEqual([]);

  expect(await (await send()).text()).toBe("OK");
  const [file = ""] = readdirSync(mailbox);
  expect(JSON.parse(readFileSync(path.join(mailbox, file), "utf8"))).toEqual(
    message,
  );
});

test("a browser on another origin may send and may read refusals", async () => {
  const preflight = await send(message, { method: "OPTIONS", body: null });
  expect(preflight.status).toBe(204);
  for (const response of [preflight, await send({})])
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

test("a test orders an answer for one visitor's message", async () => {
  await post("/stand-in/next", { match: "ravi@example.com", status: 403 });
  expect((await send()).status).toBe(200);
  const other = { ...message, template_params: { email: "ravi@example.com" } };
  expect((await send(other)).status).toBe(403);
});

test("a taken port is refused, or another one is used where that is allowed", async () => {
  const port = Number(new URL(server.origin).port);
  await expect(startMailStandIn({ port })).rejects.toThrow(/taken/);
  const other = await startMailStandIn({ port, anyPort: true });
  expect(other.origin).not.toBe(server.origin);
  await other.close();
});
