import { expect, test } from "../support/journey";
import { visit } from "../support/visit";

for (const path of ["/membership", "/services/online-programs"]) {
  test(`prices on ${path} are drawn in the site's typefaces, the rupee sign too`, async ({
    page,
  }) => {
    await visit(page, path);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    await session.send("DOM.getDocument");
    const found = await session.send("DOM.performSearch", {
      query: '//main//*[text()[contains(., "₹")]]',
    });
    const { nodeIds } = await session.send("DOM.getSearchResults", {
      searchId: found.searchId,
      fromIndex: 0,
      toIndex: found.resultCount,
    });
    const fonts = await Promise.all(
      nodeIds.map((nodeId) =>
        session.send("CSS.getPlatformFontsForNode", { nodeId }),
      ),
    );
    const drawn = fonts.flatMap((node) => node.fonts);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((font) => !font.isCustomFont)).toEqual([]);
  });
}
