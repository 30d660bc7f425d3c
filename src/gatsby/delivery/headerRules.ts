import { isPreview } from "../../common/siteUrl";
import { permalinkPrefix } from "../../common/picturePermalink";

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers for all addresses that match a path. Cloudflare takes only the last rule of a path. */
export interface HeaderRule {
  /** A path, or a prefix followed by an asterisk. */
  readonly path: string;
  readonly headers: Headers;
}

/** The default of static hosts: browsers cache the file and revalidate it on each request. */
export const defaultHeaders: Headers = {
  "Cache-Control": "public, max-age=0, must-revalidate",
};

/** Headers that only affect documents. On a picture or a script they would waste a kilobyte. */
export const pageHeaders: readonly string[] = [
  "Content-Security-Policy",
  "X-Frame-Options",
  "Referrer-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
];

/** Matches subresources. SVG files count as documents, because they can contain scripts. */
export const subresources =
  "\\.(?:avif|css|ico|jpe?g|js|json|png|webmanifest|webp|woff2)$";

const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" };
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Browser features that no page uses, denied to every script. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** Besides /static/*, the files that feeds, social cards, structured data and calendars name: any site may load them. */
const crossOriginPaths = [
  `${permalinkPrefix}*`,
  "/social/*",
  "/favicon.ico",
  "/feed.xml",
  "/feed.json",
  "/events.ics",
  "/icon-192.png",
  "/icon-512.png",
];

/** Fonts and scripts whose names change with their content. */
const versionedFiles = [
  /^fonts\/[^/]+-[0-9a-f]{8}\.woff2$/,
  /^[^/]+-[0-9a-f]{8,}\.(js|css)$/,
];

/**
 * The site's headers, for every server. A later rule overrides an earlier one.
 *
 * @param policy The Content-Security-Policy.
 * @param files The built files, as paths below public/.
 */
export function headerRules(
  policy: string,
  files: readonly string[],
): readonly HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "Strict-Transport-Security":
          process.env.GATSBY_SITE_HSTS || "max-age=31536000",
        ...(isPreview() && { "X-Robots-Tag": "noindex" }),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": deniedFeatures
          .map((feature) => `${feature}=()`)
          .join(", "),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
      },
    },
    ...crossOriginPaths.map((path) => ({ path, headers: crossOrigin })),
    { path: "/static/*", headers: { ...crossOrigin, ...immutable } },
    ...versionedFiles.flatMap((name) =>
      files
        .filter((file) => name.test(file))
        .map((file) => ({ path: `/${file}`, headers: immutable })),
    ),
  ];
}

const covers = (rulePath: string, path: string) =>
  rulePath.endsWith("*")
    ? path.startsWith(rulePath.slice(0, -1))
    : path === rulePath;

/** The headers of one address. */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const all = [
    defaultHeaders,
    ...rules
      .filter((rule) => covers(rule.path, path))
      .map(({ headers }) => headers),
  ].flatMap((headers) => Object.entries(headers));
  const isSubresource = new RegExp(subresources).test(path);
  return Object.fromEntries(
    all.filter(([name]) => !isSubresource || !pageHeaders.includes(name)),
  );
}
