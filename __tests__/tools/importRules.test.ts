import path from "node:path";
import { filesBelow } from "../../src/gatsby/files/filesBelow";
import { brokenRule } from "../../tools/lint/importRules.mjs";

test.each([
  ["src/site/search/SearchDialog.tsx", "../../gatsby/model/items"],
  ["src/common/errors.ts", "../site/theme"],
  ["src/gatsby/model/items.ts", "../../site/ui/links/Links"],
  ["src/gatsby/render/renderPage.tsx", "../../site/ui/links/Links"],
  ["src/common/errors.ts", "../../tools/report"],
  ["tools/develop.ts", "../editor/server/serve"],
  ["src/site/screens/about/AboutScreen.tsx", "../home/HomeScreen"],
  ["src/site/ui/text/Prose.tsx", "../../sections/Hero"],
  ["src/site/notifications/notify.ts", "../navigation/pageLoad"],
  ["src/site/layout/Shell.tsx", "react-helmet"],
  ["src/site/layout/Shell.tsx", "@emailjs/browser"],
  ...filesBelow("src/site/screens")
    .filter((file) => file.endsWith(".build.ts"))
    .map((file) => [
      `src/site/screens/${path.dirname(file)}/Screen.tsx`,
      `./${path.basename(file, ".ts")}`,
    ]),
])("%s does not import %s", (importer, name) => {
  expect(brokenRule(importer, name)).toBeDefined();
});

test.each([
  ["src/site/search/SearchDialog.tsx", "../../common/routes"],
  ["src/gatsby/render/renderPage.tsx", "../../site/theme"],
  ["src/site/screens/about/AboutScreen.tsx", "./Leadership"],
  ["src/site/sections/Hero.tsx", "../ui/text/Prose"],
  ["src/site/layout/PageHead.tsx", "react-helmet"],
  ["src/site/layout/Shell.tsx", "react"],
])("%s may import %s", (importer, name) => {
  expect(brokenRule(importer, name)).toBeUndefined();
});
