import { keepEarlyPress } from "../../../src/site/startup/earlyPress";

/** docs/decisions.md#delayed-scripts */

const { dataset } = document.documentElement;

test("an early press is kept, and given once when its part of the page is hydrated", async () => {
  delete dataset.ready;
  const pressed = jest.fn();
  document.body.innerHTML = `<p data-pending=""><button>Send</button></p>`;
  const button = document.querySelector("button");
  button?.addEventListener("click", pressed);
  keepEarlyPress();
  button?.click();
  button?.click();
  dataset.ready = "";
  // Mutation observers run as microtasks.
  await Promise.resolve();
  expect(pressed).not.toHaveBeenCalled();
  expect(button).toHaveAttribute("aria-busy");
  document.querySelector("p")?.removeAttribute("data-pending");
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).not.toHaveAttribute("aria-busy");
});
