import { setTimeout } from "node:timers/promises";
import { writeFakeBuild } from "./fakeBuild";
import type { PublishServer } from "./publishServer";

/** Builds and publishes small sites on a test server, and checks what is live. */
export function publishingOn(server: PublishServer) {
  let built = 0;

  const publish = (...options: string[]) =>
    server.publish([...options, server.address]);

  /** Waits for a page. After a reload, an old nginx process may still answer for a moment. */
  async function expectPage(address: string, text: string): Promise<void> {
    let page = "";
    for (let attempts = 50; attempts > 0; attempts--) {
      page = (await server.get(address)).body.toString();
      if (page.includes(text)) return;
      await setTimeout(100);
    }
    expect(page).toContain(text);
  }

  return {
    publish,
    expectPage,
    /** The name of the last build. */
    built: () => `n${built}`,
    /** Writes the next build and returns its name. */
    build: async () => {
      built += 1;
      await writeFakeBuild(server.project, server.site, `n${built}`);
      return `n${built}`;
    },
    /** Expects a command to succeed and this build to be live. */
    expectPublished: async (
      { code, output }: Awaited<ReturnType<typeof publish>>,
      name: string,
      text = "Published",
    ) => {
      expect([code, output]).toEqual([0, expect.stringContaining(text)]);
      await expectPage("/", `Build ${name}.`);
      await expectPage("/release.txt", `${server.live()}\n`);
    },
    /** Expects a command to fail with a reason in its last line, and to change nothing. */
    expectRefusal: async (
      run: () => ReturnType<typeof publish>,
      reason: string,
    ) => {
      const live = server.live();
      const { code, output } = await run();
      const last = output.trimEnd().split("\n").at(-1);
      expect([code, last]).toEqual([1, expect.stringContaining(reason)]);
      expect(last).toMatch(/^Not published: .*The site is as it was\.$/);
      expect(server.live()).toBe(live);
      await expectPage("/release.txt", `${live}\n`);
    },
  };
}
