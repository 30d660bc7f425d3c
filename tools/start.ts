import { ensureBuilt } from "./build";
import { loadEnvironment, selectQuickPictures } from "./environment";
import { freePort } from "./listen";
import { startMailStandInWithoutKeys } from "./mail-stand-in";
import { reportAndFail } from "./report";
import { startServer } from "./serve";
import { stopWithParent } from "./stopWithParent";

/** `npm start`: builds the site if needed and serves it. Without mail keys, messages go to the stand-in. */
async function start(): Promise<void> {
  loadEnvironment("production");
  selectQuickPictures();
  await startMailStandInWithoutKeys();
  await ensureBuilt();
  const port = Number(process.env.PORT) || (await freePort(9000));
  const { origin } = await startServer({ port });
  console.log(`Website: ${origin}`);
}

stopWithParent();
start().catch((error: unknown) => {
  reportAndFail(error);
  process.exit();
});
