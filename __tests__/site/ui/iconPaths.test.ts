import * as written from "../../../src/site/ui/iconPaths";
import { iconPaths } from "../../../tools/iconPaths";

it("the interface's icons are those of the icon package", () => {
  expect(
    Object.entries(written).filter(([name]) => name !== "__esModule"),
  ).toEqual(Object.entries(iconPaths()));
});
