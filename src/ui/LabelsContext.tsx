import { createContext, useContext } from "react";

/** Short texts that controls everywhere need. The layout fills them from content. */
export type Labels = Record<
  | "opensInNewTab"
  | "skipToContent"
  | "openMenu"
  | "closeMenu"
  | "mainNavigation"
  | "footerNavigation"
  | "socialNavigation"
  | "previous"
  | "next"
  | "pause"
  | "play"
  | "loading"
  | "breadcrumb"
  | "notifications"
  | "close",
  string
>;

const Context = createContext<Labels | null>(null);

export const LabelsProvider = Context.Provider;

/** The interface labels. Throws outside LabelsProvider. */
export function useLabels(): Labels {
  const labels = useContext(Context);
  if (!labels) throw new Error("useLabels needs a LabelsProvider above it");
  return labels;
}
