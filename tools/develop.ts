import { developSite } from "./develop/developSite";
import { loadEnvironment } from "./environment";
import { reportAndFail } from "./report";
import { stopWithParent } from "./stopWithParent";

/** `npm run develop`: shows the site and every change at once. */
async function develop(): Promise<void> {
  loadEnvironment("development");
  process.exitCode = await developSite(process.argv.slice(2));
}

stopWithParent();
develop()
  .catch(reportAndFail)
  .finally(() => process.exit());
