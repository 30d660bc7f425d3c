import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** Between two looks whether a server answers. */
const retryEveryMs = 1000;

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the person's browser; where there is none, the address on the terminal has to do. */
function openInBrowser(address: string): void {
  const [command, ...args] = openers[process.platform] ?? ["xdg-open"];
  spawn(command, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/** Opens addresses in the person's browser, one after the other, as soon as each answers. */
export async function openWhenReady(
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    while (!(await answers(address))) await wait(retryEveryMs);
    openInBrowser(address);
  }
}
