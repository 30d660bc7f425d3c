import { readFileSync } from "node:fs";

/** docs/decisions/delayed-scripts.md */

const html = document.documentElement;
const pressed = jest.fn<undefined, [string]>();

/** Fills the page with two buttons of one class, as the server sends or React renders it. */
function fill(by: string, attributes = ""): void {
  document.body.innerHTML = `<p><button class="a">Other</button><button class="a" ${attributes}>Send</button></p>`;
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () =>
      pressed(`${button.textContent} of ${by}`),
    );
}
const press = () => document.querySelectorAll("button")[1]?.click();

async function hydrate(): Promise<void> {
  html.dataset.ready = "";
  // Mutation observers run as microtasks.
  await Promise.resolve();
}

beforeAll(() => {
  html.classList.add("js");
  const script = document.createElement("script");
  script.text = readFileSync("src/site/startup/replayedPress.js", "utf8");
  document.head.append(script);
});
beforeEach(() => {
  delete html.dataset.ready;
  pressed.mockClear();
});

test("an early press waits, and is replayed once when the page is hydrated", async () => {
  fill("the server");
  press();
  press();
  expect(pressed).not.toHaveBeenCalled();
  expect(document.querySelector("[aria-busy]")).toHaveTextContent("Send");
  await hydrate();
  expect(pressed.mock.calls).toEqual([["Send of the server"]]);
  expect(document.querySelector("[aria-busy]")).toBeNull();
});

test("a press in a part that is not hydrated yet waits for it", async () => {
  document.body.innerHTML = `<p data-pending=""></p>`;
  const part = document.querySelector("p");
  part?.append(document.createElement("button"));
  part?.firstElementChild?.addEventListener("click", () => pressed("part"));
  await hydrate();
  document.querySelector("button")?.click();
  expect(pressed).not.toHaveBeenCalled();
  part?.removeAttribute("data-pending");
  await Promise.resolve();
  expect(pressed.mock.calls).toEqual([["part"]]);
});

test("the last key along a row of tabs is replayed on the tab with the focus; keys with a modifier are the browser's", async () => {
  document.body.innerHTML = `<button role="tab">News</button>`;
  const tab = document.querySelector("button");
  tab?.addEventListener("keydown", ({ key }) => pressed(key));
  tab?.focus();
  const type = (key: string, altKey = false) => {
    const event = { key, altKey, bubbles: true, cancelable: true };
    return tab?.dispatchEvent(new KeyboardEvent("keydown", event));
  };
  expect(type("ArrowRight", true)).toBe(true);
  expect(type("ArrowDown")).toBe(true);
  pressed.mockClear();
  expect(type("ArrowRight")).toBe(false);
  expect(type("End")).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
  await hydrate();
  expect(pressed.mock.calls).toEqual([["End"]]);
});

test("when React replaces the page, the press goes to the button with the same id, else to none", async () => {
  fill("the server", 'id="send"');
  press();
  fill("React", 'id="send"');
  await hydrate();
  expect(pressed.mock.calls).toEqual([["Send of React"]]);

  delete html.dataset.ready;
  pressed.mockClear();
  fill("the server");
  press();
  fill("React");
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});
