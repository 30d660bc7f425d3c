export {
  onPreRenderHTML,
  onRenderBody,
  replaceRenderer,
} from "./src/gatsby/render/renderPage";
export { wrapPageElement } from "./src/site/layout/Shell";
