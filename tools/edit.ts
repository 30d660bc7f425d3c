import { contentMirror, developSite } from "./develop/developSite";
import { Previews } from "./develop/previews";
import { startEditorServer } from "./editor/editorServer";
import { openWhenReady } from "./editor/openWhenReady";
import { loadEnvironment } from "./environment";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

/**
 * `npm run edit`: the site as in `npm run develop`, and beside it forms for everything in content/. What is saved in
 * a form shows on the site at once, and what is typed shows beside the form. EDITOR_PORT and PORT choose other ports; BROWSER=none opens no browser.
 */
async function edit(): Promise<void> {
  loadEnvironment("development");
  const port = process.env.PORT ?? "8000";
  const siteUrl = `http://localhost:${port}`;
  const previews = new Previews(contentMirror);
  const editor = await startEditorServer({
    port: Number(process.env.EDITOR_PORT ?? 8001),
    contentFolder: "content",
    siteUrl,
    previews,
  });
  const address = `${editor.origin}/admin/`;
  console.log(`\nEditor: ${address}\nSite:   ${siteUrl} (takes a moment)\n`);
  if (process.env.BROWSER !== "none") void openWhenReady([siteUrl, address]);
  process.exitCode = await developSite(
    ["--port", port, ...process.argv.slice(2)],
    previews,
  );
}

stopWithParent();
edit()
  .catch(reportAndFail)
  .finally(() => process.exit());
