import { existsSync } from "node:fs";

/** Ends the run with instructions if the site is not built. */
export default function requireBuild(): void {
  if (existsSync("public/page-data/app-data.json")) return;
  console.error("These tests read a built site. First run: npm run build");
  process.exit(1);
}
