import { nginxPackages } from "../../tools/nginx";
import {
  findProgram,
  installCommand,
  mayInstallPackages,
} from "../../tools/systemPackages";

const isMissing =
  !mayInstallPackages() &&
  !["nginx", "openssl"].every((name) => findProgram(name));

if (isMissing)
  process.stderr.write(
    `The tests with nginx are skipped. To have them: ${installCommand(nginxPackages)}\n`,
  );

/** `describe`, where nginx and openssl are there or are installed; else its tests are skipped, with a line that says how to have them. */
export const describeWithNginx = isMissing ? describe.skip : describe;
