import { language } from "../../common/language";
import { colours } from "../../common/colours";
import type { SiteIndex } from "./siteIndex";

/** manifest.webmanifest: name, colours and icons for those who put the site on their home screen. */
export function manifest({ brand, shortBrand, tagline }: SiteIndex): string {
  const icon = { type: "image/png", purpose: "any" };
  return JSON.stringify({
    name: brand,
    short_name: shortBrand,
    description: tagline,
    lang: language,
    start_url: "/",
    display: "browser",
    background_color: colours.white,
    theme_color: colours.white,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      { ...icon, src: "/icon-512.png", sizes: "512x512" },
      {
        ...icon,
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        purpose: "maskable",
      },
    ],
  });
}
