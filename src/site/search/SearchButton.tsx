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

/** The header's button that opens the search over all pages (docs/product.md#search). So does Ctrl+K, on a Mac Command+K. */
export function SearchButton() {
  const [isLoading, setLoading] = useState(false);
  const open = () => {
    setLoading(true);
    void openSearch().finally(() => setLoading(false));
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
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
      aria-keyshortcuts="Control+K Meta+K"
      aria-busy={isLoading || undefined}
      onClick={open}
      sx={{
        [canHover]: { "&:hover": { color: "primary.main" } },
        ...scriptedControl,
      }}
    />
  );
}
