import { delayStart } from "../../../src/site/startup/delayedStart";

/** docs/decisions.md#delayed-scripts */

test("at the address of the build, the scripts start once: after the page has loaded, or with the first input", () => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/about/?from=mail#team");
  document.body.innerHTML = `<template data-path="/about"><i>Scripts</i></template>`;
  delayStart();
  expect(window.location.href).toMatch(/\/about\?from=mail#team$/);
  jest.runAllTimers();
  expect(document.querySelector("i")).toBeNull();
  window.dispatchEvent(new Event("pointerdown"));
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(document.querySelectorAll("i")).toHaveLength(1);
});
