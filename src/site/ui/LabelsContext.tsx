import { createContext, useContext } from "react";

const Context = createContext<Queries.LabelsFragment | null>(null);

/** Provides the interface's labels to the tree. */
export const LabelsProvider = Context.Provider;

/** The interface's labels. Throws outside LabelsProvider. */
export function useLabels(): Queries.LabelsFragment {
  const labels = useContext(Context);
  if (!labels) throw new Error("useLabels needs a LabelsProvider above it");
  return labels;
}
