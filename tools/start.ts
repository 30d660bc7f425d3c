import { ensureBuilt } from "./build";
import {
  loadEnvironment,
  missingMailKeys,
  standInPort,
  selectMailStandIn,
} from "./environment";
import { startMailStandIn } from "./mail-stand-in";
import { reportAndFail } from "./report";
import { startServer } from "./serve";
import { stopWithParent } from "./stopWithParent";

/**
 * `npm start`: builds if needed and serves the production build. Without mail
 * keys the contact form's messages go to the mail stand-in.
 */
async function start(): Promise<void> {
  loadEnvironment("production");
  const standIn = missingMailKeys().length > 0;
  if (standIn) selectMailStandIn();

  await ensureBuilt();

  const website = await startServer({ port: Number(process.env.PORT ?? 9000) });
  if (standIn) {
    await startMailStandIn({ port: standInPort });
    console.log("Mail: kept in .mailbox/ (no mail keys are set)");
  }
  console.log(`Website: ${website.origin}`);
}

stopWithParent();
start().catch((error: unknown) => {
  reportAndFail(error);
  process.exit();
});
