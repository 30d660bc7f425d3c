/** What the tests in all engines need of a browser with one page open; lengths are pixels of the window. */
export interface EnginePage {
  /** Opens an address, and waits for its document at least. */
  readonly goto: (url: string) => Promise<unknown>;
  readonly goBack: () => Promise<unknown>;
  /** The value of an expression of JavaScript in the page, or what it promises. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly moveTo: (x: number, y: number) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<unknown>;
  readonly press: (key: EngineKey, modifier?: "Alt") => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  /** A picture of the window, as PNG in base64. */
  readonly screenshot: () => Promise<string>;
  /** Ends the browser. */
  readonly close: () => Promise<unknown>;
}

/** Keys by their names in KeyboardEvent.key, with the codes that WebDriver has for them. */
export const keyCodes = {
  Tab: "\uE004",
  Enter: "\uE007",
  Alt: "\uE00A",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  t: "t",
  "/": "/",
} as const;

export type EngineKey = keyof typeof keyCodes;
