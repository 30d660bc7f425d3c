import { hub } from "../../../src/common/routes";
import { isDatedPage } from "../../../src/gatsby/pages/datedPages";

// A firm may have no hub.
(hub ? test : test.skip)("the hub is rebuilt daily only with events", () => {
  const isDated = (kind: string) => hub && isDatedPage(hub, [{ kind }]);
  expect([isDated("events"), isDated("blogs")]).toEqual([true, false]);
});
