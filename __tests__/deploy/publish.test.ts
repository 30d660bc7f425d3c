import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { scriptOf } from "../support/fakeBuild";
import {
  describeWithServer,
  startPublishServer,
  type PublishServer,
} from "../support/publishServer";

jest.setTimeout(120_000);

let server: PublishServer;

/** Requests pages until stopped. Collects responses with a wrong status or with the policy of another release. */
function startVisit() {
  const wrong: string[] = [];
  let requests = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      for (const [page, expected] of [
        ["/", 200],
        ["/about", 200],
        ["/nowhere", 404],
      ] as const) {
        const { status, headers, body } = await server.get(page);
        const html = body.toString();
        const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? "";
        const hash = createHash("sha256").update(script).digest("base64");
        const policy = String(headers["content-security-policy"]);
        requests += 1;
        if (status !== expected || !policy.includes(hash))
          wrong.push(`${page}: ${status}, ${policy}, ${html}`);
      }
      await setTimeout(5);
    }
  };
  const visits = [visit(), visit()];
  return async () => {
    isOver = true;
    await Promise.all(visits);
    return { requests, wrong };
  };
}

describeWithServer("publishing on one's own server", () => {
  beforeAll(async () => {
    server = await startPublishServer();
    const name = await server.build();
    expect((await server.publish()).output).toContain("--set-up");
    await server.expectPublished(await server.publish("--set-up"), name);
  });
  afterAll(() => server.close());

  test("publishing fails no request, and open pages still get their scripts", async () => {
    const old = server.built();
    const { ino } = statSync(
      server.onServer("current/public/static/0/same.webp"),
    );
    const stop = startVisit();
    const next = await server.build();
    const publishing = await server.publish();
    const { requests, wrong } = await stop();
    expect(wrong).toEqual([]);
    expect(requests).toBeGreaterThan(3);
    await server.expectPublished(publishing, next);
    for (const name of [old, next])
      expect((await server.get(scriptOf(name))).status).toBe(200);
    // An unchanged file is not stored again.
    expect(
      statSync(server.onServer("current/public/static/0/same.webp")).ino,
    ).toBe(ino);
  });

  test("--back makes the previous release live again", async () => {
    const previous = server.built();
    await server.build();
    await server.publish();
    await server.expectPublished(
      await server.publish("--back"),
      previous,
      "again.",
    );
  });

  test("an unknown site address, an unknown option, a missing server and an invalid folder are rejected", async () => {
    await server.build("https://www.example.com");
    await server.expectRefusal(server.publish, "GATSBY_SITE_URL");
    await server.expectRefusal(() => server.publish("--faster"), "--faster");
    await server.expectRefusal(() => server.runPublish([]), "name the server");
    await server.expectRefusal(
      () => server.runPublish(["me@localhost:/srv/$(id)"]),
      "folder",
    );
  });

  test("releases that were last live over 30 days ago are deleted with their own files", async () => {
    await server.build();
    await server.publish();
    const first = server.live();
    await server.build();
    await server.publish();
    const second = server.live();
    const longAgo = Date.now() / 1000 - 32 * 24 * 3600;
    for (const release of readdirSync(server.onServer("releases")))
      utimesSync(server.onServer("releases", release), longAgo, longAgo);
    await server.publish("--back");
    await server.build();
    await server.publish();
    // The second one was live until --back, the first one is the next one's way back.
    expect(readdirSync(server.onServer("releases")).sort()).toEqual(
      [first, second, server.live()].sort(),
    );
    expect((await server.get(scriptOf(server.built()))).status).toBe(200);
    expect((await server.get(scriptOf("n1"))).status).toBe(404);
    expect(existsSync(server.onServer("hashed/static/0/same.webp"))).toBe(true);
  });
});
