import type { CmsConfig } from "decap-cms-core";
import type { EditorSettings } from "../editorSettings";
import { localLocale } from "../localLocale";
import { nameWindow } from "./callEditor";
import { cms } from "./cms";
import { contentFormat } from "./contentFormat";
import { keepDrafts } from "./keepDrafts";
import { offerUndo } from "./offerUndo";
import { registerRichText } from "./richText/registerRichText";
import { previewOf } from "./preview";
import { showCommonEdits } from "./showCommonEdits";
import { showRefusals } from "./showRefusals";

/** The settings of the server, as Decap CMS takes them. */
type Settings = Omit<EditorSettings, "config"> & { config: CmsConfig };

/** Where Decap CMS keeps who is signed in. */
const userKey = "decap-cms-user";

/** The local editor's own words: it saves files and publishes nothing. */
const localPhrases = {
  editor: {
    editorToolbar: {
      publish: "Save",
      publishNow: "Save now",
      publishing: "Saving …",
      published: "Saved",
      publishAndCreateNew: "Save and create new",
      publishAndDuplicate: "Save and duplicate",
      deployButtonLabel: "View page",
    },
  },
  ui: { toast: { onFailToPersist: "Not saved: %{details}" } },
};

/**
 * Loads the page again where Decap CMS shows what was: menus are as they were when it was loaded, until the next change
 * of view after a save, and a form that follows another one by its address is empty.
 */
function keepFresh(): void {
  let isStale = false;
  cms.registerEventListener({
    name: "postSave",
    handler: () => {
      isStale = true;
    },
  });
  const isForm = (address: string) => address.includes("/entries/");
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    if (isForm(newURL) ? isForm(oldURL) : isStale) location.reload();
  });
}

async function start(): Promise<void> {
  const response = await fetch("/admin/config.json");
  const { config, types, schemas, offers } =
    (await response.json()) as Settings;
  const proxy = config.backend.proxy_url;
  if (proxy !== undefined) {
    // The editor on one's own machine asks for no name.
    localStorage.setItem(userKey, JSON.stringify({ backendName: "proxy" }));
    cms.registerLocale(localLocale, localPhrases);
    nameWindow(proxy);
    showRefusals(proxy);
    offerUndo();
  }
  for (const { name, files } of config.collections) {
    const format = contentFormat(name, { types, schemas });
    cms.registerCustomFormat(name, "json", format);
    if (proxy === undefined) continue;
    const preview = previewOf(config.site_url ?? "", format.toFile);
    for (const form of files ?? [{ name }])
      cms.registerPreviewTemplate(form.name, preview);
  }
  registerRichText(offers);
  await keepDrafts();
  keepFresh();
  showCommonEdits(config.collections[0]?.name ?? "");
  cms.init({ config });
}

void start();
