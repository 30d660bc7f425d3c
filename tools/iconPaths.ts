import { createRequire } from "node:module";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const load = createRequire(__filename);

/** Export name in iconPaths.ts -> module of @mui/icons-material. */
const icons = {
  arrowBack: "ArrowBackOutlined",
  arrowForward: "ArrowForwardOutlined",
  arrowOutward: "ArrowOutwardOutlined",
  brokenImage: "BrokenImageOutlined",
  calendar: "CalendarTodayOutlined",
  check: "CheckCircleOutlineOutlined",
  chevronLeft: "ChevronLeftOutlined",
  chevronRight: "ChevronRightOutlined",
  close: "CloseOutlined",
  download: "DownloadOutlined",
  error: "ErrorOutlineOutlined",
  link: "LinkOutlined",
  mail: "MailOutlineOutlined",
  menu: "MenuOutlined",
  minus: "RemoveOutlined",
  openInFull: "OpenInFullOutlined",
  pause: "PauseOutlined",
  phone: "PhoneOutlined",
  place: "PlaceOutlined",
  play: "PlayArrowOutlined",
  plus: "AddOutlined",
  schedule: "ScheduleOutlined",
  search: "SearchOutlined",
  share: "ShareOutlined",
  whatsApp: "WhatsApp",
};

const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  if (value === undefined) throw new Error(`${tag} has no ${name}`);
  return value;
};

const circleAsPath = (tag: string) => {
  const [cx, cy, r] = ["cx", "cy", "r"].map((name) =>
    Number(attribute(tag, name)),
  ) as [number, number, number];
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
};

/** One path for a whole icon. Throws when the icon has shapes other than paths and circles. */
function pathData(moduleName: string): string {
  const icon = (
    load(`@mui/icons-material/${moduleName}`) as { default: ComponentType }
  ).default;
  const shapes =
    renderToStaticMarkup(createElement(icon))
      .replace(/^.*<svg[^>]*>/s, "")
      .match(/<\w[^>]*>/g) ?? [];
  return shapes
    .map((tag) => {
      if (tag.startsWith("<path")) return attribute(tag, "d");
      if (tag.startsWith("<circle")) return circleAsPath(tag);
      throw new Error(`${moduleName}: cannot turn ${tag} into a path`);
    })
    .join("");
}

/** Path data of the interface's own icons, by export name. */
export const iconPaths = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(icons).map(([name, moduleName]) => [
      name,
      pathData(moduleName),
    ]),
  );
