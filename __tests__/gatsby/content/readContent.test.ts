import { writeFiles } from "../../../src/gatsby/files/writeFiles";
import { readFolder } from "../../../src/gatsby/content/readContent";
import { temporaryFolder } from "../../support/temporaryFolder";

test("the name of a file from a Mac is the name that people type", async () => {
  const folder = temporaryFolder();
  const name = "images/caf\u00e9.jpg";
  await writeFiles(folder, [[name.normalize("NFD"), ""]]);
  expect([...readFolder(folder).keys()]).toEqual([name]);
});
