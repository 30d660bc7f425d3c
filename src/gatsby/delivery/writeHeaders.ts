import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { headersFile, nginxHeaders } from "./headers";

/**
 * Writes the response headers of the built site: `public/_headers` for static hosts, and `deploy/generated/headers.conf`
 * for nginx. Throws if an inline script differs from page to page.
 *
 * @param mailOrigin Receives the contact form's messages. EmailJS by default.
 */
export async function writeHeaders(
  mailOrigin = "https://api.emailjs.com",
): Promise<void> {
  const files = filesBelow("public");
  const pages = await Promise.all(
    files
      .filter((name) => name.endsWith(".html"))
      .map((name) => readFile(path.join("public", name), "utf8")),
  );
  const policy = contentSecurityPolicy(pages, mailOrigin);
  await mkdir("deploy/generated", { recursive: true });
  await writeFile("public/_headers", headersFile(policy, files));
  await writeFile("deploy/generated/headers.conf", nginxHeaders(policy));
}
