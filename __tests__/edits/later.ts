import { reportAndFail } from "../../tools/report";
import { run } from "../../tools/run";
import { inCopy } from "./inCopy";

const [days = "400", ...steps] = process.argv.slice(2);

/**
 * `npm run test:later`: builds and tests a copy with the clock moved on by 400 days. Other days and steps:
 * `npm run test:later -- 1100 journeys`. It needs faketime.
 */
inCopy(async (cwd) => {
  const chosen = steps.length > 0 ? steps : ["unit", "built"];
  const test = ["npm", "test", "--", "build", ...chosen];
  const env = { ...process.env, SITE_TODAY: undefined };
  process.exitCode = await run("faketime", ["-f", `+${days}d`, ...test], {
    cwd,
    env,
  });
}).catch(reportAndFail);
