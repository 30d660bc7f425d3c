import type {
  WrapPageElementBrowserArgs,
  WrapRootElementBrowserArgs,
} from "gatsby";
import type { ReactElement } from "react";
import { nextTask } from "./nextTask";

/** What stands around every page. */
interface Frame {
  wrapRootElement: (args: WrapRootElementBrowserArgs) => ReactElement;
  wrapPageElement: (args: WrapPageElementBrowserArgs) => ReactElement;
}

let frame: Frame;

/**
 * Evaluates MUI and the site's code, which the frame brings along, in a task of their own: with Gatsby's before and
 * after them they would keep a phone busy.
 */
export async function loadFrame(load: () => Promise<Frame>): Promise<void> {
  await nextTask();
  frame = await load();
  await nextTask();
}

/** Asks for the frame when it is rendered: Gatsby's development server wraps the root before `onClientEntry`. */
const Root = (args: WrapRootElementBrowserArgs) => frame.wrapRootElement(args);

export const wrapRootElement = (args: WrapRootElementBrowserArgs) => (
  <Root {...args} />
);

export const wrapPageElement = (args: WrapPageElementBrowserArgs) =>
  frame.wrapPageElement(args);
