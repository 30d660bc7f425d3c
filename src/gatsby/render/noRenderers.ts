/**
 * Stands for Gatsby's module of the same export, whose renderers `replaceHydrateFunction` replaces:
 * it would evaluate React DOM in the first task of the start, together with all the rest.
 */
export const reactDOMUtils = () => ({});
