import path from "node:path";
import sharp from "sharp";
import { builtFolder, readBuilt } from "../support/builtSite";
import { field, readContent } from "../support/readContent";

interface Manifest {
  name: string;
  short_name: string;
  icons: { src: string; sizes: string; type: string }[];
}

test("the manifest has the firm's name and icons of the stated sizes", async () => {
  const manifest = JSON.parse(readBuilt("manifest.webmanifest")) as Manifest;
  const brand = field(readContent("site"), "brand");
  expect(manifest.name).toBe(field(brand, "fullName"));
  expect(manifest.short_name).toBe(field(brand, "name"));
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(
      path.join(builtFolder, src),
    ).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(`image/${format}`).toBe(type);
  }
});
