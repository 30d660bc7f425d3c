import {
  installCommand,
  installSystemPackages,
  type SystemPackages,
} from "../systemPackages";
import { findEngines } from "./findEngines";

const packages: SystemPackages = {
  "apt-get": ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"],
};

const missing = () => {
  const names = findEngines().map(({ name }) => name);
  return (["firefox", "webkit"] as const).filter(
    (name) => !names.includes(name),
  );
};

/** Installs the engines beside Chromium where that may be done, and says which of them this machine goes without. */
export async function ensureEngines(): Promise<void> {
  if (missing().length > 0) await installSystemPackages(packages);
  if (missing().length > 0)
    console.log(
      `This machine does not have ${missing().join(" and ")}, whose journeys are skipped. To have them: ${installCommand(packages)}`,
    );
}
