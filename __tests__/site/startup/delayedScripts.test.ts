import { readFileSync } from "node:fs";

/** docs/decisions/delayed-scripts.md */

test("the scripts start after the page has loaded, also where the browser records no paint", () => {
  jest.useFakeTimers();
  Object.assign(window, {
    PerformanceObserver: class {
      readonly observe = jest.fn();
    },
  });
  document.body.innerHTML = `<template data-path="/"><i>Scripts</i></template>`;
  const script = document.createElement("script");
  script.text = readFileSync("src/site/startup/delayedScripts.js", "utf8");
  document.head.append(script);
  window.dispatchEvent(new Event("load"));
  expect(document.querySelector("i")).toBeNull();
  jest.advanceTimersByTime(2000);
  expect(document.querySelectorAll("i")).toHaveLength(1);
});
