import { expect, test } from "../support/engines/engine";
import { walkedPaths } from "../support/engines/walkedPaths";
import {
  changedWords,
  faultsOfFonts,
  faultsOfPage,
  scrollThrough,
} from "../support/engines/wholePage";

/** A phone, or the narrowest window that an engine gives (WebKitGTK's is 450 px wide); a desktop. */
const windows = [
  { name: "narrow", width: 390, height: 844 },
  { name: "wide", width: 1280, height: 900 },
];

const notFound = "/no-such-page";
const pageDataOf = (path: string) =>
  `/page-data${path === "/" ? "/index" : path}/page-data.json`;

for (const path of [...walkedPaths(), notFound])
  for (const { name, width, height } of windows)
    test(`${path} shows all there is in a ${name} window`, async ({
      visitor,
      allowed,
    }) => {
      if (path === notFound) allowed.push(/There is no page at/);
      await visitor.page.resize(width, height);
      await visitor.open(path);
      await visitor.run(scrollThrough, 10_000);
      expect(await visitor.run(faultsOfPage)).toEqual([]);
      expect(await visitor.run(faultsOfFonts)).toEqual([]);
      if (path === notFound) return;
      expect(
        visitor.site.requests.filter((url) => url === pageDataOf(path)),
      ).toHaveLength(1);
      expect(await visitor.run(changedWords)).toEqual([]);
    });
