/**
 * Fetches a page's data. A 404 is no failure: Gatsby shows the not-found page.
 *
 * @throws When the server fails or does not answer.
 */
export async function fetchPageData(path: string): Promise<void> {
  const [pathname = "/"] = path.split(/[?#]/);
  const name = pathname.replace(/^\/|\/$/g, "") || "index";
  const { ok, status, statusText } = await fetch(
    `/page-data/${name}/page-data.json`,
    { cache: "no-store" },
  );
  if (!ok && status !== 404) throw new Error(`${status} ${statusText}`.trim());
}
