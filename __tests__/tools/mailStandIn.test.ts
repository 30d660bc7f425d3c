import { readdirSync } from "node:fs";
import type { RunningServer } from "../../tools/listen";
import { startMailStandIn } from "../../tools/mail-stand-in";
import { temporaryFolder } from "../support/temporaryFolder";

const mailbox = temporaryFolder();
let server: RunningServer;

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});
beforeAll(async () => {
  server = await startMailStandIn({ port: 0, mailbox });
});
afterAll(() => server.close());

const send = async (body: string, headers = {}) => {
  const url = `${server.origin}/api/v1.0/email/send`;
  return (await fetch(url, { method: "POST", body, headers })).status;
};

test("each message is stored, also those of the same moment", async () => {
  const sent = Array.from({ length: 50 }, () => send("{}"));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  expect(readdirSync(mailbox)).toHaveLength(50);
});

test.each([
  ["of a page of this machine", "{}", "http://localhost:9000", 200],
  ["of another site", "{}", "http://localhost.example", 403],
  ["that is no JSON", "{", "http://127.0.0.1:8000", 400],
])("a message %s", async (_kind, body, Origin, status) => {
  const before = readdirSync(mailbox).length;
  expect(await send(body, { Origin })).toBe(status);
  expect(readdirSync(mailbox)).toHaveLength(before + (status === 200 ? 1 : 0));
});
