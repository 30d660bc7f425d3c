import { env } from "node:process";

/**
 * What Jest and Playwright need of the environment, whatever the shell or .env set. Their configurations import this
 * before they start workers, because a worker reads its time zone once, and programs that tests start inherit the rest.
 */

/** Settings of the site, of its tools and of terminals, which tests set for themselves. */
const unwanted =
  /^(GATSBY_.*|PICTURE_FORMAT|PORT|NO_COLOR|FORCE_COLOR|NODE_USE_ENV_PROXY|.*_PROXY)$/i;

for (const name of Object.keys(env)) if (unwanted.test(name)) delete env[name];
// Programs print English messages.
Object.assign(env, { NODE_ENV: "test", TZ: "UTC", LC_ALL: "C" });
