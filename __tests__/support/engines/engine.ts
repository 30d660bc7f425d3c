import { expect, test as base } from "@playwright/test";
import type { Engine } from "../../../tools/engines/findEngines";
import { startChangedSite, type ChangedSite } from "./changedSite";
import type { EnginePage } from "./EnginePage";
import { openWithPuppeteer } from "./openWithPuppeteer";
import { openWithWebDriver } from "./openWithWebDriver";
import { Visitor } from "./Visitor";

export interface EngineOptions {
  engine: Engine;
}

/**
 * Playwright's test for what must hold in every engine. A worker starts its engine and its site once; each test begins
 * in a wide window, and fails on what the page complains about.
 */
export const test = base.extend<
  { visitor: Visitor; allowed: RegExp[] },
  EngineOptions & { session: { page: EnginePage; site: ChangedSite } }
>({
  engine: [{ name: "chromium" }, { option: true, scope: "worker" }],
  session: [
    async ({ engine }, provide) => {
      const site = await startChangedSite();
      const page = engine.driver
        ? await openWithWebDriver(engine.driver, engine)
        : await openWithPuppeteer(engine);
      await provide({ page, site });
      await page.close();
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** Complaints that the test provokes on purpose. */
  allowed: async ({ session: _session }, provide) => provide([]),
  visitor: async ({ session, allowed }, provide, info) => {
    const { page, site } = session;
    await page.resize(1280, 900);
    const visitor = new Visitor(page, site);
    await provide(visitor);
    // It may not have opened a page.
    if (info.status === "skipped") return;
    if (info.error) {
      const body = Buffer.from(await page.screenshot(), "base64");
      await info.attach("window", { body, contentType: "image/png" });
    }
    const unexpected = (await visitor.complaints()).filter(
      (complaint) => !allowed.some((text) => text.test(complaint)),
    );
    if (visitor.site !== site) await visitor.site.close();
    expect(unexpected, "the page stays clean").toEqual([]);
  },
});

export { expect };
