import { readFileSync } from "node:fs";

/** docs/decisions/delayed-scripts.md */

/** Runs the script in a page that was built for an address. */
function open(path: string): void {
  document.body.innerHTML = `<template data-path="${path}"><i>Scripts</i></template>`;
  const script = document.createElement("script");
  script.text = readFileSync("src/site/startup/delayedScripts.js", "utf8");
  document.head.append(script);
}

test("the scripts start after the page has loaded, also where the browser records no paint", () => {
  jest.useFakeTimers();
  Object.assign(window, {
    PerformanceObserver: class {
      readonly observe = jest.fn();
    },
  });
  open("/");
  window.dispatchEvent(new Event("load"));
  expect(document.querySelector("i")).toBeNull();
  jest.advanceTimersByTime(2000);
  expect(document.querySelectorAll("i")).toHaveLength(1);
});

test("a copy that is opened from a disk gives up JavaScript, which would keep parts folded", () => {
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("No such address.", "SecurityError");
  });
  open("/about");
  expect(document.documentElement).not.toHaveClass("js");
  document.documentElement.classList.add("js");
});
