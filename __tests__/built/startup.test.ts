import { readdirSync } from "node:fs";
import { builtFolder, builtPages, readBuilt } from "../support/builtSite";

/** The scripts that a page starts with, by their name without hash. */
const startingScripts = ["framework", "app", "component"];

const scriptFiles = readdirSync(builtFolder).filter((file) =>
  file.endsWith(".js"),
);
const starting = scriptFiles.filter((file) =>
  startingScripts.some((name) => file.startsWith(`${name}-`)),
);
const isScript = (element: Element) =>
  element.matches("script[src]") && element.getAttribute("src") !== "";

test("every page keeps its scripts in a template with its path, and starts none itself", () => {
  for (const { path, document } of builtPages()) {
    const template = document.querySelector("template");
    const waiting = [...(template?.content.children ?? [])].filter(isScript);
    expect([path, template?.getAttribute("data-path")]).toEqual([path, path]);
    expect([path, waiting.length > 0]).toEqual([path, true]);
    expect([path, document.querySelectorAll("script[src]").length]).toEqual([
      path,
      0,
    ]);
    expect([path, document.body.innerHTML.includes("window.pagePath=")]).toEqual(
      [path, false],
    );
  }
});

test("all pages have the same inline scripts", () => {
  const inline = builtPages().map(({ document }) =>
    [...document.querySelectorAll("script:not([type])")].map(
      ({ textContent }) => textContent,
    ),
  );
  for (const scripts of inline) expect(scripts).toEqual(inline[0]);
});

test.each(startingScripts)(
  "the script %s asks for its functions to be compiled while it arrives",
  (name) => {
    const files = starting.filter((file) => file.startsWith(`${name}-`));
    expect(files).not.toEqual([]);
    for (const file of files)
      expect([file, readBuilt(file).slice(0, 40)]).toEqual([
        file,
        expect.stringMatching(/^\/\/# allFunctionsCalledOnLoad\n/),
      ]);
  },
);

test("no script brings Gatsby's component for scripts of others", () => {
  const bringing = scriptFiles.filter((file) =>
    readBuilt(file).includes("off-main-thread"),
  );
  expect(bringing).toEqual([]);
});
