/**
 * What is wrong with a page's width and with lists in even rows (src/site/ui/evenRows.ts), each in a few words: a row that
 * does not reach from edge to edge leaves a gap, one that is higher in places is uneven. Runs in the page.
 */
export function faultsOfRows(): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth)
    faults.push(`${scrollWidth} px wide in ${window.innerWidth}`);

  const boxesOf = (list: Element) =>
    [...list.children]
      .filter((entry) => entry.checkVisibility())
      .map((entry) => entry.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  const isInEvenRows = (list: Element) =>
    list.childElementCount > 2 &&
    [...list.children].every(
      (entry) =>
        entry instanceof HTMLElement &&
        entry.style.getPropertyValue("--span") !== "",
    );

  for (const list of document.querySelectorAll("main *")) {
    if (getComputedStyle(list).display !== "grid" || !isInEvenRows(list))
      continue;
    const rows = new Map<number, DOMRect[]>();
    for (const box of boxesOf(list)) {
      const top = [...rows.keys()].find((at) => Math.abs(at - box.top) < 2);
      rows.set(top ?? box.top, [...(rows.get(top ?? box.top) ?? []), box]);
    }
    if (rows.size < 2) continue;
    const edges = [...rows.values()].map((boxes) => ({
      count: boxes.length,
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      heights: boxes.map(({ height }) => height),
    }));
    const name = `"${(list.closest("section")?.querySelector("h1, h2")?.textContent ?? "").slice(0, 40)}", "${list.textContent.slice(0, 20)}"`;
    const left = Math.min(...edges.map((row) => row.left));
    const right = Math.max(...edges.map((row) => row.right));
    for (const [index, row] of edges.entries()) {
      const place = `row ${index + 1} of ${edges.length} (${row.count}) in ${name}`;
      const spread = (sizes: readonly number[]) =>
        Math.max(...sizes) - Math.min(...sizes);
      if (row.left - left > 2 || right - row.right > 2)
        faults.push(`${place} leaves a gap`);
      if (spread(row.heights) > 2) faults.push(`${place} is uneven in height`);
    }
  }
  return faults;
}
