import { iconPath } from "../src/content-model/iconPath";

/** Export name in iconPaths.ts -> icon of the Material icon set. */
const icons = {
  arrowBack: "ArrowBack",
  arrowForward: "ArrowForward",
  arrowOutward: "ArrowOutward",
  brokenImage: "BrokenImage",
  calendar: "CalendarToday",
  check: "CheckCircleOutline",
  chevronLeft: "ChevronLeft",
  chevronRight: "ChevronRight",
  close: "Close",
  download: "Download",
  error: "ErrorOutline",
  link: "Link",
  mail: "MailOutline",
  menu: "Menu",
  minus: "Remove",
  openInFull: "OpenInFull",
  pause: "Pause",
  phone: "Phone",
  place: "Place",
  play: "PlayArrow",
  plus: "Add",
  schedule: "Schedule",
  search: "Search",
  share: "Share",
  whatsApp: "WhatsApp",
};

/** Path data of the interface's own icons, by export name. */
export const iconPaths = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(icons).map(([name, icon]) => [name, iconPath(icon)]),
  );
