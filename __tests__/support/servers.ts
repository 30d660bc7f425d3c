import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { standInPort } from "../../tools/environment";
import type { RunningServer } from "../../tools/listen";
import { startMailStandIn } from "../../tools/mail-stand-in";
import { startServer } from "../../tools/serve";

/** A mail stand-in on a free port, with an empty mailbox of its own. */
export const startTestMail = (): Promise<RunningServer> =>
  startMailStandIn({
    port: 0,
    mailbox: mkdtempSync(path.join(tmpdir(), "mailbox-")),
    log: () => undefined,
  });

/** Serves a built site on a free port; its contact form sends to this mail stand-in. */
export const startTestSite = (
  mailOrigin: string,
  root?: string,
  port = 0,
): Promise<RunningServer> =>
  startServer({
    port,
    replaced: { from: `http://localhost:${standInPort}`, to: mailOrigin },
    ...(root !== undefined && { root }),
  });
