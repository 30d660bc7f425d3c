export { onPreRenderHTML } from "./src/build/render/onPreRenderHTML";
export { onRenderBody } from "./src/build/render/onRenderBody";
export { replaceRenderer } from "./src/build/render/replaceRenderer";
export { wrapPageElement } from "./src/site/layout/wrapPageElement";
export { wrapRootElement } from "./src/site/layout/wrapRootElement";
