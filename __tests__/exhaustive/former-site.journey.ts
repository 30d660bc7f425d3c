import { createServer } from "node:http";
import { readBuilt } from "../support/builtSite";
import { listen } from "../../tools/listen";
import { expect, test } from "../support/journey";

/** CONTRIBUTING.md#take-a-former-sites-service-worker-away */

const formerPage = `<title>Former site</title><script>navigator.serviceWorker.register("/sw.js")</script>`;

const formerWorker = `
  addEventListener("activate", () => clients.claim());
  addEventListener("fetch", (event) => event.respondWith(
    new Response(${JSON.stringify(formerPage)}, { headers: { "Content-Type": "text/html" } }),
  ));`;

test("a service worker that a former site has left takes itself away", async ({
  page,
}) => {
  let [html, worker] = [formerPage, formerWorker];
  const server = await listen(
    createServer(({ url }, response) => {
      const isWorker = url === "/sw.js";
      const type = isWorker ? "text/javascript" : "text/html";
      response.setHeader("Content-Type", type);
      response.end(isWorker ? worker : html);
    }),
    0,
  );
  const open = () => page.goto(server.origin, { waitUntil: "load" });
  await open();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  html = "<title>New site</title>";
  await open();
  expect(await page.title()).toBe("Former site");

  worker = readBuilt("sw.js");
  await open();
  await expect(page).toHaveTitle("New site");
  await open();
  await expect(page).toHaveTitle("New site");
  await server.close();
});
