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

/** Path data of the interface's own icons, by export name. */
export const iconPaths = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [name, iconPath(icon)]),
  );
