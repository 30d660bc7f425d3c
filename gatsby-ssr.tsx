export { onPreRenderHTML } from "./src/layout/onPreRenderHTML";
export { onRenderBody } from "./src/layout/onRenderBody";
export { replaceRenderer } from "./src/layout/replaceRenderer";
export { wrapPageElement } from "./src/layout/wrapPageElement";
export { wrapRootElement } from "./src/layout/wrapRootElement";
