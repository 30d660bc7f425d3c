// @ts-check
// Stops on versions of Node that `engines` in package.json does not name, with a message: Gatsby's would be another one.
// This runs before the commands of package.json and is JavaScript that old versions read.

const { engines } = require("../package.json");

const version = process.version.slice(1);

/** @param {string} text Such as "20.20.1". */
const numbers = (text) => text.split(".").map(Number);

/** @param {string} range Such as "^20.20.0": this version or a later one of the same line. */
function isIn(range) {
  const [major = 0, minor = 0] = numbers(version);
  const [line = 0, least = 0] = numbers(range.slice(1));
  return major === line && minor >= least;
}

const ranges = engines.node.split(" || ");
if (!ranges.some(isIn)) {
  const newest = numbers(String(ranges[ranges.length - 1]).slice(1))[0];
  const others = ranges.slice(0, -1).map((range) => range.slice(1, -2));
  console.error(
    `This is Node ${version}. The site needs Node ${newest} (${others.join(", ")} or later of these lines work, too): https://nodejs.org, or nvm install.`,
  );
  process.exit(1);
}
