import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { builtFolder, builtPages, siteUrl } from "../../support/builtSite";

/** docs/product.md#outbound-links */

const isOutside = (address: string) =>
  /^(https?:)?\/\//.test(address) && !address.startsWith(siteUrl);

const loading =
  "script, img, source, iframe, video, audio, embed, object, link:not([rel=canonical], [rel=alternate])";

/** What a page must not have, and where it has it. */
const faults: Readonly<Record<string, (document: Document) => string[]>> = {
  "a link to another site that opens in its tab, or sends the referrer": (
    document,
  ) =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href], area[href]")]
      .filter((link) => isOutside(link.getAttribute("href") ?? ""))
      .filter(
        ({ target, relList }) =>
          target !== "_blank" ||
          !relList.contains("noopener") ||
          !relList.contains("noreferrer"),
      )
      .map(({ outerHTML }) => outerHTML),

  "anything from another site": (document) =>
    [...document.querySelectorAll(loading)]
      .flatMap((element) =>
        ["src", "srcset", "href", "data", "poster"].flatMap((name) =>
          (element.getAttribute(name) ?? "").split(/,\s+/),
        ),
      )
      .filter(isOutside),

  // A policy that forbids scripts leaves it hidden, and `html:not(.js)` does not.
  "in <noscript> anything but a picture that shows before it": (document) =>
    [...document.querySelectorAll("noscript")]
      .filter(
        ({ innerHTML, previousElementSibling }) =>
          innerHTML !== previousElementSibling?.outerHTML &&
          // Of gatsby-plugin-image, for what no page has.
          !/^<style>(\.gatsby-image-wrapper[^<]*)<\/style>$/.test(innerHTML),
      )
      .map(({ outerHTML }) => outerHTML),

  "a script in an attribute or an address": (document) =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith("on") || /^\s*javascript:/i.test(value),
        )
        .map(({ name }) => `${element.tagName} ${name}`),
    ),

  "a CSS variable without a value or a fallback": (document) => {
    const css = [
      ...document.querySelectorAll("style"),
      ...document.querySelectorAll("[style]"),
    ]
      .map((element) => element.getAttribute("style") ?? element.textContent)
      .join(";");
    const namesIn = (pattern: RegExp) =>
      Array.from(css.matchAll(pattern), ([, name = ""]) => name);
    const defined = new Set(namesIn(/(--[\w-]+)\s*[:{]/g));
    return namesIn(/var\(\s*(--[\w-]+)\s*\)/g).filter(
      (name) => !defined.has(name),
    );
  },
};

test.each(Object.entries(faults))("no page has %s", (_what, faultsOf) => {
  const found = builtPages().flatMap(({ path: page, document }) =>
    faultsOf(document).map((fault) => `${page}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test("the scripts contain no secret", () => {
  const scripts = readdirSync(builtFolder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(path.join(builtFolder, file), "utf8"))
    .join("\n");
  const unwanted =
    /-----BEGIN|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bsk_live_|hiddenkey|accessToken"?:"|\bxox[abp]-/;
  expect(unwanted.exec(scripts)?.[0]).toBeUndefined();
});
