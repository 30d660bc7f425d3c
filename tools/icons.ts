/**
 * `npm run icons`: writes src/site/ui/iconPaths.ts, the path data of the interface's icons. To add one, add a row;
 * icons that the content names need none.
 */
import { writeFileSync } from "node:fs";
import { format } from "prettier";
import { iconPath } from "../src/gatsby/model/iconPath";

/** Export name in iconPaths.ts: name of the Material icon. */
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
