import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../../package.json";

test("the lock file names no server, so that npm uses the configured registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});

/** What the site must be built from. */
const required = [
  ...["gatsby", "gatsby-plugin-image", "gatsby-plugin-sharp"],
  ...["gatsby-transformer-json", "gatsby-source-filesystem"],
  ...["gatsby-plugin-react-helmet", "react-helmet", "react", "react-dom"],
  ...["@emailjs/browser", "notistack", "@mui/material"],
  ...["@emotion/react", "@emotion/styled", "jest", "@testing-library/react"],
];

test.each(required)("%s is installed in an exact version", (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty(
    [name],
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  );
});
