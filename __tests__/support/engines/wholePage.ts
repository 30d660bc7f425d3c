/**
 * Goes through a page from top to end as a visitor does, and waits until nothing moves or loads any more, or for
 * `patienceMs`. Runs in the page.
 */
export async function scrollThrough(patienceMs: number): Promise<void> {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1)
      await new Promise(requestAnimationFrame);
  };
  for (let top = 0; top < document.documentElement.scrollHeight;) {
    scrollTo({ top, behavior: "instant" });
    await frames(3);
    top += innerHeight * 0.8;
  }
  const isMoving = () =>
    document.querySelector("html.js [data-pending], [data-counting=true]") !==
      null ||
    [...document.images].some(
      (image) =>
        image.checkVisibility() &&
        !image.complete &&
        image.getBoundingClientRect().left < innerWidth,
    ) ||
    document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === "running" &&
          timeline instanceof DocumentTimeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
  const end = performance.now() + patienceMs;
  await frames(2);
  while (isMoving() && performance.now() < end) await frames(5);
}

/** What is wrong with a page that was scrolled to its end, each in a few words. Runs in the page. */
export async function faultsOfPage(): Promise<string[]> {
  const faults: string[] = [];
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (element: Element) => {
    const words =
      element.getAttribute("alt") ??
      element.textContent.replace(/\s+/g, " ").trim();
    const place = element.closest("section, header, footer, main");
    return `${element.localName}${words ? ` "${words.slice(0, 40)}"` : ""} in "${place?.querySelector("h1, h2")?.textContent ?? place?.localName ?? ""}"`;
  };

  const headings = all("h1").length;
  if (headings !== 1) faults.push(`${headings} headings of the first level`);
  for (const part of ["header", "main", "footer"])
    if (all(`body ${part}`).length === 0) faults.push(`no ${part}`);
  if (!document.documentElement.hasAttribute("data-ready"))
    faults.push("not alive");
  if (document.querySelector("[data-pending]"))
    faults.push("a late part never came alive");
  if (document.querySelector("[data-counting=true]"))
    faults.push("a figure counts without end");
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`${scrollWidth - clientWidth} px too wide`);
  if (document.cookie) faults.push(`left a cookie: ${document.cookie}`);
  for (const { name } of performance.getEntriesByType("resource"))
    if (!name.startsWith(location.origin) && !name.startsWith("data:"))
      faults.push(`asked another site for ${name}`);

  let opacities = new Map<Element, number>();
  const opacityOf = (element: Element): number => {
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement ? opacityOf(element.parentElement) : 1;
    const opacity = above * Number(getComputedStyle(element).opacity);
    opacities.set(element, opacity);
    return opacity;
  };
  const isFaint = (element: Element) => opacityOf(element) <= 0.4;
  const hasOwnWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== "",
    );
  /** The label of an icon shows when the icon is pointed at. */
  const tooltip = "a > [data-plane]";
  const words = all("body *").filter(
    (element) => hasOwnWords(element) && !element.matches(tooltip),
  );
  const faint = [...words, ...all("img, svg path, svg circle")].filter(isFaint);
  for (const element of faint) {
    // Some things fade while they leave: those are looked at in the middle of the window.
    element.scrollIntoView({ block: "center", behavior: "instant" });
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise(requestAnimationFrame);
    opacities = new Map();
    if (isFaint(element)) faults.push(`invisible: ${nameOf(element)}`);
  }
  for (const element of words)
    if (!/^"?(Eczar|Figtree)\b/.test(getComputedStyle(element).fontFamily))
      faults.push(`in another typeface: ${nameOf(element)}`);
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    const { left, width, height } = image.getBoundingClientRect();
    // What a row shows later is loaded later.
    const isBeside = left >= innerWidth && image.loading === "lazy";
    if (image.naturalWidth === 0 && !isBeside)
      faults.push(`not loaded: ${nameOf(image)}`);
    if (width < 1 || height < 1) faults.push(`without size: ${nameOf(image)}`);
  }
  for (const line of all("svg path"))
    if (parseFloat(getComputedStyle(line).strokeDashoffset) !== 0)
      faults.push(`not drawn: ${nameOf(line)}`);
  for (const matrix of all("[data-fill]")) {
    const { clipPath } = getComputedStyle(matrix);
    if (!/^(none|inset\(0(px|%)?\))$/.test(clipPath))
      faults.push(`clipped by ${clipPath}: ${nameOf(matrix)}`);
  }
  return [...new Set(faults)];
}

/** What is wrong with the typefaces of a page. Runs in the page. */
export function faultsOfFonts(): string[] {
  const faults: string[] = [];
  const pen = document.createElement("canvas").getContext("2d");
  const widthOf = (text: string, font: string) => {
    if (pen) pen.font = font;
    return pen?.measureText(text).width;
  };
  for (const family of ["Eczar", "Figtree"]) {
    const isLoaded = [...document.fonts].some(
      (face) =>
        face.family.replaceAll('"', "") === family && face.status === "loaded",
    );
    if (!isLoaded) faults.push(`${family} is not loaded`);
    for (const text of ["₹", "Hamburg"])
      if (
        widthOf(text, `100px ${family}, monospace`) ===
        widthOf(text, "100px monospace")
      )
        faults.push(`${family} has no ${text}`);
  }
  if (pen) pen.font = "100px Eczar";
  const ascent = Math.round(pen?.measureText("x").fontBoundingBoxAscent ?? 0);
  if (ascent !== 92)
    faults.push(`Eczar's box reaches ${ascent} % above the line, not 92`);
  return faults;
}

/** Title and heading, where scripts have made others of them than the document that was sent has. Runs in the page. */
export async function changedWords(): Promise<string[]> {
  const sent = new DOMParser().parseFromString(
    await (await fetch(location.href)).text(),
    "text/html",
  );
  const wordsOf = (page: Document) => [
    page.title,
    page.querySelector("h1")?.textContent ?? "",
  ];
  const before = wordsOf(sent);
  return wordsOf(document).filter((words, index) => words !== before[index]);
}
