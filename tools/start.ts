import { ensureBuilt } from "./build";
import { loadEnvironment, selectQuickPictures } from "./environment";
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
  const { origin } = await startServer({
    port: Number(process.env.PORT ?? 9000),
  });
  console.log(`Website: ${origin}`);
}

stopWithParent();
start().catch((error: unknown) => {
  reportAndFail(error);
  process.exit();
});
