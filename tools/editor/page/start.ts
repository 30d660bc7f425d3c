import type { EditorSettings } from "../editorSettings";
import "./cms";
import { contentFormat } from "./contentFormat";
import { showRefusals } from "./showRefusals";

/** Where Decap CMS keeps who is signed in. */
const userKey = "decap-cms-user";

/** Menus show the content as it was when the page was loaded: after a save, the next change of view loads it again. */
function keepMenusFresh(): void {
  let isStale = false;
  window.CMS.registerEventListener({
    name: "postSave",
    handler: () => {
      isStale = true;
    },
  });
  window.addEventListener("hashchange", () => {
    if (isStale && !location.hash.includes("/entries/")) location.reload();
  });
}

async function start(): Promise<void> {
  const response = await fetch("/admin/config.json");
  const { config, types, schemas } = (await response.json()) as EditorSettings;
  const proxy = config.backend["proxy_url"];
  if (proxy !== undefined) {
    // The editor on one's own machine asks for no name.
    localStorage.setItem(userKey, JSON.stringify({ backendName: "proxy" }));
    showRefusals(proxy);
  }
  for (const { name } of config.collections)
    window.CMS.registerCustomFormat(
      name,
      "json",
      contentFormat(name, { types, schemas }),
    );
  keepMenusFresh();
  window.CMS.init({ config });
}

void start();
