import { existsSync } from "node:fs";

/** Ends the run with a line that says what to do where there is no build to read. */
export default function requireBuild(): void {
  if (existsSync("public/page-data/app-data.json")) return;
  console.error("These tests read a built site. First run: npm run build");
  process.exit(1);
}
