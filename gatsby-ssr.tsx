export { onPreRenderHTML } from "./src/gatsby/render/onPreRenderHTML";
export { onRenderBody } from "./src/gatsby/render/onRenderBody";
export { replaceRenderer } from "./src/gatsby/render/replaceRenderer";
export { wrapPageElement } from "./src/site/layout/Shell";
