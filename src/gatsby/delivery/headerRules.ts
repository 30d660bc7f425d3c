/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of some addresses. */
export interface HeaderRule {
  /** Paths, or prefixes followed by an asterisk. */
  readonly paths: readonly string[];
  readonly headers: Headers;
}

/** How a server lets browsers keep a file: they ask whether it has changed. Static hosts do so without being told. */
export const defaultHeaders: Headers = {
  "Cache-Control": "public, max-age=0, must-revalidate",
};

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

/** Files of the build whose names change with their content: fonts and scripts. */
const versionedFile = /-[0-9a-f]{8,}\.(css|js|woff2)$/;

/**
 * The site's response headers (docs/quality.md#security). The first rule is for every address; a later rule overrides an earlier
 * one.
 *
 * @param policy The Content-Security-Policy.
 * @param files The built files, as paths below public/.
 */
export const headerRules = (
  policy: string,
  files: readonly string[],
): readonly HeaderRule[] => [
  {
    paths: ["/*"],
    headers: {
      "Content-Security-Policy": policy,
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": deniedFeatures
        .map((feature) => `${feature}=()`)
        .join(", "),
      "Cross-Origin-Opener-Policy": "same-origin",
    },
  },
  {
    paths: [
      "/static/*",
      ...files
        .filter((file) => versionedFile.test(file))
        .map((file) => `/${file}`),
    ],
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  },
];

/** Whether a path, or a prefix followed by an asterisk, covers an address. */
const covers = (path: string, address: string): boolean =>
  path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;

/** The headers of one address. */
export const headersOf = (
  rules: readonly HeaderRule[],
  address: string,
): Headers =>
  Object.assign(
    {},
    defaultHeaders,
    ...rules
      .filter(({ paths }) => paths.some((path) => covers(path, address)))
      .map(({ headers }) => headers),
  );
