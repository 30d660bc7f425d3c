import { useEffect, useState } from "react";
import { labels } from "../labels";
import { loadCode } from "../loading/loadCode";
import { notify } from "../notifications/notify";
import { canHover, scriptedControl } from "../theme/media";
import { IconButton } from "../ui/controls/IconButton";
import { search } from "../ui/pictures/iconPaths";

/** Loads the search on its first use. Without a connection it says so. */
async function openSearch(): Promise<void> {
  try {
    const dialog = await loadCode(() => import("./searchDialog"));
    await dialog.openSearch();
  } catch (error) {
    console.error("The search was not loaded.", error);
    notify.error(labels.search.failed);
  }
}

/** Whether a key opens the search: Ctrl+K, on a Mac Command+K, and "/" outside of fields. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key === "k") return (ctrlKey || metaKey) && !altKey;
  const isTyped =
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]") !== null;
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyped;
}

/** The header's button that opens the search over all pages (docs/product.md#search), with its keys. */
export function SearchButton() {
  const [isLoading, setLoading] = useState(false);
  const open = () => {
    setLoading(true);
    void openSearch().finally(() => setLoading(false));
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <IconButton
      label={labels.search.open}
      icon={search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-busy={isLoading || undefined}
      onClick={open}
      sx={{
        [canHover]: { "&:hover": { color: "primary.main" } },
        ...scriptedControl,
      }}
    />
  );
}
