/** How browsers keep a file: they ask whether it has changed. */
const revalidated = "public, max-age=0, must-revalidate";

/** How browsers keep a file whose name changes with its content. */
const keptForAYear = "public, max-age=31536000, immutable";

/** Such files of the build: pictures, scripts and fonts. */
const versioned = /^\/(static\/.*|.*-[0-9a-f]{8,}\.(css|js|woff2))$/;

/** Browser features that no page uses, denied to every script. */
const deniedFeatures = [
  "camera",
  "display-capture",
  "fullscreen",
  "geolocation",
  "microphone",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
];

/** The headers of every response (docs/quality.md#security), besides Cache-Control. */
const headersFor = (policy: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": policy,
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures.map((name) => `${name}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
});

/**
 * The headers as `_headers` of Netlify and Cloudflare. These let browsers revalidate files without being told.
 *
 * @param files The built files, as paths below public/.
 */
export const headersFile = (policy: string, files: readonly string[]) =>
  [
    "/*",
    ...Object.entries(headersFor(policy)).map(
      ([name, value]) => `  ${name}: ${value}`,
    ),
    ...[
      "/static/*",
      ...files
        .map((file) => `/${file}`)
        .filter((file) => versioned.test(file) && !file.startsWith("/static/")),
    ].flatMap((path) => ["", path, `  Cache-Control: ${keptForAYear}`]),
    "",
  ].join("\n");

/** The headers as directives for a server block of nginx. A location with an add_header of its own would lose them. */
export const nginxHeaders = (policy: string) =>
  [
    `set $website_cache "${revalidated}";`,
    `if ($uri ~ "${versioned.source.replaceAll("\\/", "/").replaceAll("\\", "\\\\")}") {`,
    `set $website_cache "${keptForAYear}";`,
    "}",
    "add_header Cache-Control $website_cache always;",
    ...Object.entries(headersFor(policy)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    "",
  ].join("\n");
