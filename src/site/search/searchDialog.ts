import { labels } from "../labels";
import { theme } from "../theme";
import { fonts, radii } from "../theme/tokens";

/** The part of Pagefind's Component UI that the site uses (pagefind.app/docs/search-ui). */
interface PagefindInstance {
  setTranslations(texts: Record<string, string>): void;
  triggerLoad(): Promise<void>;
  on(event: "error", listener: (error: unknown) => void): void;
}

interface PagefindModal extends HTMLElement {
  open(): void;
  close(): void;
}

declare global {
  interface Window {
    PagefindComponents?: {
      getInstanceManager(): {
        getInstance(): PagefindInstance;
        removeInstance(name: "default"): void;
      };
    };
  }
  interface HTMLElementTagNameMap {
    "pagefind-modal": PagefindModal;
  }
}

const { palette } = theme.vars;

/** Pagefind's custom properties. */
const look = {
  font: fonts.sans,
  text: palette.text.primary,
  "text-secondary": palette.text.secondary,
  "text-muted": palette.text.secondary,
  background: palette.background.default,
  border: palette.divider,
  "border-focus": palette.border.control,
  hover: palette.surface.soft,
  mark: palette.text.primary,
  "outline-focus": palette.primary.main,
  "border-radius": `${radii.input}px`,
  "input-height": "48px",
  "input-font-size": "1.125rem",
  "summary-font-size": "1rem",
  "result-title-font-size": "1.125rem",
  "result-excerpt-font-size": "1rem",
  "modal-max-width": "720px",
};

/** Adds a style sheet or a script. Rejects if its file cannot be loaded; unlike a failed import, it is loaded again then. */
const load = (element: HTMLLinkElement | HTMLScriptElement) =>
  new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
    document.head.append(element);
  });

/** Loads Pagefind, library and index included, and adds its dialog to the page. */
async function createDialog(): Promise<PagefindModal> {
  if (!window.PagefindComponents) {
    const file = "/pagefind/pagefind-component-ui";
    await load(
      Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href: `${file}.css`,
      }),
    );
    await load(
      Object.assign(document.createElement("script"), { src: `${file}.js` }),
    );
  }
  const manager = window.PagefindComponents?.getInstanceManager();
  if (!manager) throw new Error("Pagefind did not start.");
  const pagefind = manager.getInstance();
  try {
    await new Promise<void>((resolve, reject) => {
      pagefind.on("error", reject);
      pagefind.triggerLoad().then(resolve, reject);
    });
  } catch (error) {
    // The instance would not try again.
    manager.removeInstance("default");
    throw error;
  }
  const { title, pagefind: texts } = labels.search;
  pagefind.setTranslations({
    ...texts,
    search_label: title,
    // The name of the dialog.
    keyboard_search: title,
  });
  const dialog = document.createElement("pagefind-modal");
  for (const [name, value] of Object.entries(look))
    dialog.style.setProperty(`--pf-${name}`, value);
  window.addEventListener("popstate", () => dialog.close());
  document.body.append(dialog);
  return dialog;
}

let created: Promise<PagefindModal> | undefined;

/** Opens the search. Throws if it cannot be loaded; the next call tries again. */
export async function openSearch(): Promise<void> {
  created ??= createDialog();
  try {
    (await created).open();
  } catch (error) {
    created = undefined;
    throw error;
  }
}
