import type { Change } from "./changedSite";

/** Gives features names that no browser knows. */
const rename =
  (...names: readonly string[]) =>
  (text: string): string =>
    names.reduce((changed, name) => changed.replaceAll(name, `x${name}`), text);

/** What a declared browser may lack that shows (docs/browsers.md), and how a page reaches one that lacks it. */
export const lackingFeatures: readonly { name: string; change: Change }[] = [
  {
    name: "view timelines",
    change: { text: rename("animation-timeline", "animation-range") },
  },
  {
    name: "commands of buttons",
    change: {
      // In markup and in React's properties, not in what asks for it.
      text: (text) => text.replace(/\bcommandfor(?=[:=])/g, "xcommandfor"),
      before: "delete HTMLButtonElement.prototype.commandForElement",
    },
  },
  {
    name: "idle moments",
    change: { before: "delete window.requestIdleCallback" },
  },
];

const withoutAnimations = (text: string) =>
  text
    .replace(/(?<![\w-])animation(?=[:-])/g, "xanimation")
    .replaceAll("@keyframes", "@xkeyframes");

/** What a visitor's browser, settings or network may do to a page; and what is then no fault. */
export const troubles: readonly {
  name: string;
  change: Change;
  expected?: RegExp;
}[] = [
  {
    name: "scripts",
    change: { text: (text) => text.replace(/<script[\s\S]*?<\/script>/g, "") },
    expected: /^(not alive|a late part never came alive)$/,
  },
  { name: "animations", change: { text: withoutAnimations } },
  {
    name: "movement, as its visitor asked,",
    change: {
      text: (text) =>
        text
          .replace(
            /\(prefers-reduced-motion: ?no-preference\)/g,
            "(width < 1px)",
          )
          .replace(/\(prefers-reduced-motion: ?reduce\)/g, "(width > 1px)"),
    },
  },
  {
    name: "pictures",
    change: { refused: /\.(avif|webp|jpe?g|png|svg)$/ },
    expected: /^not loaded: /,
  },
  {
    name: "an answer for its fonts",
    change: { held: /\.woff2$/ },
    expected: /^not loaded: .*\.woff2$/,
  },
];
