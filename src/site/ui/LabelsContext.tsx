import { createContext, useContext } from "react";

const Context = createContext<Queries.LabelsFragment | null>(null);

/** Gives the tree the words of the interface, such as the labels of its controls. */
export const LabelsProvider = Context.Provider;

/** The words of the interface. Throws outside LabelsProvider. */
export function useLabels(): Queries.LabelsFragment {
  const labels = useContext(Context);
  if (!labels) throw new Error("useLabels needs a LabelsProvider above it");
  return labels;
}
