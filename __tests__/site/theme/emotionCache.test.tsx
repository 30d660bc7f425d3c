import { CacheProvider } from "@emotion/react";
import styled from "@emotion/styled";
import { cleanup, render, screen } from "@testing-library/react";
import {
  adoptStyles,
  createEmotionCache,
} from "../../../src/site/theme/emotionCache";

const Warning = styled("p")({ color: "red" });

/** Shows a warning with the styles that a head brings, and returns the name of its own. */
function showWarning(head: string): string {
  document.head.innerHTML = head;
  render(
    <CacheProvider value={adoptStyles()}>
      <Warning>Mind the step</Warning>
    </CacheProvider>,
  );
  return screen.getByText("Mind the step").className.replace("k-", "");
}

const rules = () =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );

test("styles of the HTML are not written again, and their element stays where it is", () => {
  const name = showWarning("");
  cleanup();
  showWarning(
    `<style data-written="other ${name}"></style><title>Home</title>`,
  );
  expect(rules()).toEqual([]);
  expect([...document.head.children].map(({ tagName }) => tagName)).toEqual([
    "STYLE",
    "TITLE",
  ]);
});

test("styles that the HTML lacks are written after it", () => {
  const name = showWarning(
    `<style data-written="other">.k-other { color: blue; }</style>`,
  );
  expect(rules()).toEqual([
    ".k-other {color: blue;}",
    `.k-${name} {color: red;}`,
  ]);
});

test("a page without styles, as in development, knows none", () => {
  document.head.innerHTML = "";
  expect(adoptStyles().inserted).toEqual(createEmotionCache().inserted);
});

test("declarations are not repeated with the prefixes of old browsers", () => {
  document.head.innerHTML = "";
  const Row = styled("p")({ userSelect: "none" });
  render(
    <CacheProvider value={adoptStyles()}>
      <Row>Mind the row</Row>
    </CacheProvider>,
  );
  const { className } = screen.getByText("Mind the row");
  expect(rules()).toEqual([`.${className} {user-select: none;}`]);
});
