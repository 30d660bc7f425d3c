/**
 * Writes src/site/ui/iconPaths.ts: path data of the icons that the interface itself draws. Add a row and run
 * `npm run icons`; icons that the content names need no row.
 */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { iconPath } from "../src/gatsby/model/iconPath";

/** Export name in iconPaths.ts -> icon of the Material icon set. */
const icons = {
  arrowBack: "ArrowBack",
  arrowForward: "ArrowForward",
  arrowOutward: "ArrowOutward",
  brokenImage: "BrokenImage",
  calendar: "CalendarToday",
  check: "CheckCircleOutline",
  close: "Close",
  download: "Download",
  error: "ErrorOutline",
  mail: "MailOutline",
  menu: "Menu",
  openInFull: "OpenInFull",
  pause: "Pause",
  phone: "Phone",
  place: "Place",
  play: "PlayArrow",
  search: "Search",
  share: "Share",
  whatsApp: "WhatsApp",
};

async function writeIcons(): Promise<void> {
  const source = Object.entries(icons)
    .map(([name, icon]) => `export const ${name} = "${iconPath(icon)}";`)
    .join("\n");
  writeFileSync(
    "src/site/ui/iconPaths.ts",
    await format(`// Written by tools/icons.ts; do not edit.\n${source}`, {
      parser: "typescript",
    }),
  );
}

void writeIcons();
