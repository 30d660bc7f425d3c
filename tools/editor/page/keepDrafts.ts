import { localForage } from "decap-cms-lib-util";

/** Between two looks whether the form is there. */
const lookEveryMs = 100;

const isFormShown = () =>
  document.querySelector('[class*="-ControlPaneContainer"]') !== null;

/**
 * Offers a draft once its form is there. Decap CMS finds the draft sooner than it loads the file, and puts the file
 * over the draft then.
 */
export async function keepDrafts(): Promise<void> {
  try {
    await localForage.ready();
  } catch {
    // A browser without a store has no drafts.
    return;
  }
  const getItem = localForage.getItem.bind(localForage);
  localForage.getItem = async (key) => {
    const item = await getItem(key);
    while (key.startsWith("backup") && item && !isFormShown())
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    return item;
  };
}
