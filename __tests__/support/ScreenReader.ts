import type { CDPSession, Page } from "@playwright/test";

type Tree = Awaited<ReturnType<typeof readNodes>>;
type Node = Tree[number];

/** What Chromium tells assistive technology of an element. */
interface Told {
  /** In the reading order of the page. */
  readonly place: number;
  readonly role: string;
  readonly name: string;
  /** Role, name, states and description, as a screen reader says them. */
  readonly said: string;
  readonly isFocused: boolean;
  /** The dialog in which it is, as a screen reader says it. */
  readonly dialog: string | undefined;
  readonly element: number | undefined;
}

const readNodes = async (devTools: CDPSession) =>
  (await devTools.send("Accessibility.getFullAXTree")).nodes;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const textOf = (value: Node["name"]) =>
  typeof value?.value === "string" ? oneLine(value.value) : "";

/** A fold of the browser is a button to assistive technology. */
const roleOf = ({ role }: Node) =>
  textOf(role).replace(/^DisclosureTriangle.*/, "button");

function say(node: Node): string {
  const property = (name: string): unknown =>
    node.properties?.find((each) => each.name === name)?.value.value;
  const role = roleOf(node);
  const expanded = property("expanded");
  const states = [
    expanded === true && "expanded",
    expanded === false && "collapsed",
    property("selected") === true && "selected",
    property("checked") === "true" && "checked",
    property("required") === true && "required",
    property("invalid") === "true" && "invalid",
    property("disabled") === true && "unavailable",
  ];
  return [
    role === "heading" ? `heading ${String(property("level"))}` : role,
    textOf(node.name),
    ...states,
    textOf(node.description),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a page tells, in reading order. */
function inReadingOrder(nodes: Tree): Told[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const order: Told[] = [];
  const visit = (node: Node, dialogAround?: string) => {
    const role = roleOf(node);
    const said = say(node);
    const dialog = role === "dialog" ? said : dialogAround;
    if (!node.ignored)
      order.push({
        place: order.length,
        role,
        name: textOf(node.name),
        said,
        // Pages and what wraps them have the focus when nothing has.
        isFocused:
          !["RootWebArea", "generic"].includes(role) &&
          node.properties?.find(({ name }) => name === "focused")?.value
            .value === true,
        dialog,
        element: node.backendDOMNodeId,
      });
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, dialog);
    }
  };
  if (nodes[0]) visit(nodes[0]);
  return order;
}

declare global {
  interface Window {
    /** What live regions have said since it was emptied. */
    spoken: string[];
  }
}

/** Collects, in the page, what live regions say. */
function listen(): void {
  window.spoken = [];
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const text = element
        ?.closest("[role=status], [role=alert], [role=log], [aria-live]")
        ?.textContent.replace(/\s+/g, " ")
        .trim();
      if (text && window.spoken.at(-1) !== text) window.spoken.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Goes through pages as one who hears them: forward in Chromium's accessibility tree, from heading to heading or to
 * the next element of a role and name, and tells what is said on the way.
 */
export class ScreenReader {
  /** Where in the reading order of the page the visitor is. */
  private place = 0;

  private constructor(
    private readonly page: Page,
    private readonly devTools: CDPSession,
  ) {}

  static async start(page: Page): Promise<ScreenReader> {
    await page.addInitScript(listen);
    return new ScreenReader(page, await page.context().newCDPSession(page));
  }

  private async read(): Promise<Told[]> {
    return inReadingOrder(await readNodes(this.devTools));
  }

  private async sayPage(): Promise<string> {
    this.place = 0;
    return `page, ${await this.page.title()}`;
  }

  private async open(path: string): Promise<string[]> {
    await this.page.goto(path);
    await this.page.waitForLoadState("networkidle");
    return [await this.sayPage()];
  }

  /** Jumps over the headings of the first two levels until the one of this name. */
  private async readHeadings(name: string): Promise<string[]> {
    const ahead = (await this.read()).filter(
      ({ said, place }) => /^heading [12]/.test(said) && place > this.place,
    );
    const end = ahead.findIndex((heading) => heading.name === name);
    const met = ahead.slice(0, end + 1);
    this.place = met.at(-1)?.place ?? this.place;
    return met.map(({ said }) => said);
  }

  /** Goes to the next element of a role and a beginning of its name, and gives it the focus if it takes it. */
  private async goTo(role: string, name: string): Promise<string[]> {
    const find = async () =>
      (await this.read()).find(
        (told) =>
          told.role === role &&
          told.name.startsWith(name) &&
          told.place > this.place,
      );
    let found = await find();
    // A control may not take the focus yet: "View Full Size" waits for its picture.
    while (found?.said.includes("unavailable")) found = await find();
    if (!found) return [];
    this.place = found.place;
    await this.devTools
      .send("DOM.focus", { backendNodeId: found.element })
      .catch(() => undefined);
    return [found.said];
  }

  /** Does something, and says where the focus has gone and what live regions say. */
  private async after(act: () => Promise<void>): Promise<string[]> {
    const focused = async () =>
      (await this.read()).find(({ isFocused }) => isFocused);
    const before = await focused();
    const address = new URL(this.page.url()).pathname;
    await this.page.evaluate(() => (window.spoken = []));
    await act();
    // What opens fades in, and what is looked up is on its way.
    await this.page.waitForTimeout(400);
    await this.page.waitForLoadState("networkidle");
    const spoken = await this.page.evaluate(() => window.spoken);
    const now = await focused();
    const heard = spoken.map((text) => `announced, ${text}`);
    if (new URL(this.page.url()).pathname !== address)
      return [await this.sayPage(), ...heard];
    this.place = now?.place ?? this.place;
    const entered = now?.dialog !== before?.dialog ? now?.dialog : undefined;
    const met = now?.said !== before?.said ? now?.said : undefined;
    return [entered, met, ...heard].filter((text) => text !== undefined);
  }

  /** Does what a line of a task says, and returns what is heard. */
  async act(line: string): Promise<string[]> {
    const [, does = "", what = "", name = ""] =
      /^(open|headings to|go to|press|type) (\S+) ?(.*)$/.exec(line) ?? [];
    const rest = `${what} ${name}`.trim();
    switch (does) {
      case "open":
        return this.open(rest);
      case "headings to":
        return this.readHeadings(rest);
      case "go to":
        return this.goTo(what, name);
      case "press":
        return this.after(() => this.page.keyboard.press(rest));
      case "type":
        // What was said of the letters before the last is of no use any more.
        return (await this.after(() => this.page.keyboard.type(rest)))
          .filter((heard) => heard.startsWith("announced"))
          .slice(-1);
      default:
        throw new Error(`A screen reader does not do this: ${line}`);
    }
  }
}
