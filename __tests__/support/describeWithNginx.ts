import { nginxPackages } from "../../tools/nginx";
import { describeWithPrograms } from "./describeWithPrograms";

/** `describe` for tests with the real nginx. */
export const describeWithNginx = describeWithPrograms(
  ["nginx", "openssl"],
  nginxPackages,
);
