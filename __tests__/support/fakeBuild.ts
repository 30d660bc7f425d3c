import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "../../src/gatsby/delivery/compressFiles";
import { writeRedirectsFile } from "../../src/gatsby/delivery/hostFiles";
import { writeServerRules } from "../../src/gatsby/delivery/writeServerRules";
import { writePublicFiles } from "../../src/gatsby/files/writePublicFiles";

/** The path of the script that is different in each build. */
export const scriptOf = (name: string) =>
  `/app-${createHash("sha1").update(name).digest("hex").slice(0, 20)}.js`;

const pageOf = (name: string, address: string) =>
  `<!doctype html><title>${address}</title><p>Build ${name}.</p><script>"${name}"</script><script src="${scriptOf(name)}"></script>${" ".repeat(2000)}`;

/**
 * Writes a small build with the response headers that `npm run build` computes. Pages and headers depend on the name.
 *
 * @param project Gets public/ and deploy/generated/.
 * @param site The site's address.
 */
export async function writeFakeBuild(
  project: string,
  site: string,
  name: string,
): Promise<void> {
  const files: Record<string, string> = {
    "index.html": pageOf(name, "/"),
    "about/index.html": pageOf(name, "/about"),
    "404.html": pageOf(name, "/404"),
    [scriptOf(name).slice(1)]: `document.title = "${name}";`,
    "fonts/figtree-400-0123abcd.woff2": "a font",
    "static/0/same.webp": "the same in every build",
    "page-data/about/page-data.json": "{}",
    "feed.xml": "<rss/>",
    "events.ics": "BEGIN:VCALENDAR",
    "manifest.webmanifest": "{}",
    "favicon.svg": "<svg/>",
    ".well-known/security.txt": "Contact: mailto:hello@firm.example\n",
    "about/.htaccess": "hidden",
    "robots.txt": `Sitemap: ${site}/sitemap.xml\n`,
    "sitemap.xml": `<urlset>${["/", "/about"].map((page) => `<url><loc>${site}${page}</loc></url>`).join("")}</urlset>`,
    "404/index.html": pageOf(name, "/404"),
    "_gatsby/slices/footer.html": "<footer>",
    _redirects: writeRedirectsFile([
      { from: "/article/old", to: "/article/new" },
      { from: "/old.html", to: "https://elsewhere.example.com/$1?é" },
      { from: "/plan", to: "/membership?plan=1#prices" },
      { from: "/events-old", to: "/news-articles#events" },
      { from: "/write", to: "mailto:hello@firm.example" },
    ]),
  };
  const folder = path.join(project, "public");
  rmSync(folder, { recursive: true, force: true });
  await writePublicFiles(folder, Object.entries(files));
  await writeServerRules({
    site: folder,
    nginx: path.join(project, "deploy/generated"),
  });
  await compressFiles(folder);
}
