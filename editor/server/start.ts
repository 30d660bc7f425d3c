import path from "node:path";
import { freePort } from "../../tools/listen";
import { reportAndFail } from "../../tools/report";
import { stopWithParent } from "../../tools/stopWithParent";
import { ContentFolder } from "./contentFolder";
import { DevelopSite } from "./developSite";
import { readIfExists, writeFiles } from "../../tools/folderFiles";
import { serveEditor } from "./serve";

/** Below .develop/. */
const portFile = "editor-port";

/** `npm run edit`: forms for everything in content/ beside a preview of the site. EDITOR_PORT sets another port. */
async function start(): Promise<void> {
  const work = path.resolve(".develop");
  const content = new ContentFolder(path.resolve("content"), `${work}/work`);
  const site = new DevelopSite(
    content,
    `${work}/content`,
    await freePort(),
    await freePort(),
  );
  // The same port as the last time, so that open tabs find the editor again.
  const last = readIfExists(work, portFile)?.toString();
  const port = Number(process.env.EDITOR_PORT ?? last ?? 8001);
  const { origin } = await serveEditor(port, content, site);
  writeFiles(
    work,
    new Map([[portFile, Buffer.from(new URL(origin).port)]]),
    `${work}/work`,
  );
  console.log(`Open the editor in a browser: ${origin}/admin/`);
  await site.start();
}

// Ends the site, too.
stopWithParent();
start().catch((error: unknown) => {
  reportAndFail(error);
  process.exit();
});
