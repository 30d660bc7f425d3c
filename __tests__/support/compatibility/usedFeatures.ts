import postcss from "postcss";
import ts from "typescript";
import { lackingNames, statementOf } from "./declaredBrowsers";

/** Names of features as MDN's data have them, with slashes: css/properties/gap. */
type Names = Set<string>;

function ofSelector(selector: string, used: Names): void {
  for (const [, name = ""] of selector.matchAll(/::?([a-z-]+)/g))
    used.add(`css/selectors/${name}`);
}

function ofDeclaration(property: string, value: string, used: Names): void {
  if (property.startsWith("--")) return;
  used.add(`css/properties/${property}`);
  for (const [, word = "", bracket] of value.matchAll(
    /(?<![\w.#"-])([a-z][a-z0-9-]*)(\(?)/g,
  ))
    used.add(
      bracket ? `css/types/${word}` : `css/properties/${property}/${word}`,
    );
  for (const [, name = ""] of value.matchAll(/([a-z-]+)\(/g))
    used.add(`css/properties/${property}/${name}`);
}

/** Features of a style sheet: properties, their values and functions, rules and selectors. */
export function featuresOfStyles(css: string, used: Names): void {
  postcss.parse(css).walk((node) => {
    if (node.type === "decl") ofDeclaration(node.prop, node.value, used);
    if (node.type === "rule") ofSelector(node.selector, used);
    if (node.type !== "atrule") return;
    used.add(`css/at-rules/${node.name}`);
    for (const [word] of node.params.matchAll(/[a-z][a-z-]*/g))
      used.add(`css/at-rules/${node.name}/${word}`);
  });
}

/** Features of a document: elements and their attributes. Drawings are left out. */
export function featuresOfDocument(document: Document, used: Names): void {
  for (const { localName, attributes } of document.querySelectorAll(
    "*:not(svg, svg *)",
  )) {
    used.add(`html/elements/${localName}`);
    for (const { name } of Array.from(attributes)) {
      used.add(`html/elements/${localName}/${name}`);
      used.add(`html/global_attributes/${name}`);
    }
  }
}

/** Interfaces of TypeScript's library that the data know by another name. */
const interfaceOf = (name: string) =>
  name.replace(/Constructor$/, "").replace(/^Readonly(Array|Set|Map)$/, "$1");

/** Features of the site's code that a declared browser may lack: members of the platform's objects, found by their types. */
export function featuresOfCode(used: Names): void {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    process.cwd(),
  );
  const isOfSite = (file: string) => file.includes("/src/site/");
  const program = ts.createProgram(fileNames.filter(isOfSite), {
    ...options,
    types: [],
  });
  const checker = program.getTypeChecker();
  const add = (owner: string, member: string) => {
    const name = interfaceOf(owner);
    used.add(`api/${name}/${member}`);
    used.add(`api/${name}/${member}_static`);
    used.add(`javascript/builtins/${name}/${member}`);
  };
  const lacking = lackingNames();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || !lacking.has(node.text)) return;
    const declaration = checker.getSymbolAtLocation(node)?.declarations?.[0];
    const source = declaration?.getSourceFile();
    if (!declaration || !source || !program.isSourceFileDefaultLibrary(source))
      return;
    if (ts.isInterfaceDeclaration(declaration.parent))
      add(declaration.parent.name.text, node.text);
    else {
      add("Window", node.text);
      used.add(`api/${node.text}`);
    }
    if (!ts.isPropertyAccessExpression(node.parent)) return;
    // Members of mixins belong, in the data, to what mixes them in.
    const { symbol } = checker.getTypeAtLocation(node.parent.expression);
    if (symbol) add(symbol.name, node.text);
  };
  program
    .getSourceFiles()
    .filter(({ fileName }) => isOfSite(fileName))
    .forEach(visit);
}

/** Those of the names that the data know. */
export const known = (used: Names): string[] =>
  [...used].filter((path) => statementOf(path) !== undefined).sort();
