import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { builtFolder, builtPages, siteUrl } from "../support/builtSite";

const pages = builtPages();

const isOutside = (address: string) =>
  /^(https?:)?\/\//.test(address) && !address.startsWith(siteUrl);

test("every link to another site opens in a new tab and tells it nothing", () => {
  const links = pages.flatMap(({ path: page, document }) =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href], area[href]")]
      .filter((link) => isOutside(link.getAttribute("href") ?? ""))
      .map((link) => ({ page, html: link.outerHTML, link })),
  );
  expect(links.length).toBeGreaterThan(100);
  const careless = links.filter(
    ({ link }) =>
      link.target !== "_blank" ||
      !link.relList.contains("noopener") ||
      !link.relList.contains("noreferrer"),
  );
  expect(careless.map(({ page, html }) => `${page}: ${html}`)).toEqual([]);
});

test("no page loads anything from another site", () => {
  const outside = pages.flatMap(({ path: page, document }) => {
    const loading = document.querySelectorAll(
      "script, img, source, iframe, video, audio, embed, object, link:not([rel=canonical], [rel=alternate])",
    );
    return [...loading]
      .flatMap((element) =>
        ["src", "srcset", "href", "data", "poster"].flatMap((name) =>
          (element.getAttribute(name) ?? "").split(/,\s+/),
        ),
      )
      .filter(isOutside)
      .map((address) => `${page}: ${address}`);
  });
  expect(outside).toEqual([]);
});

test("no page has a script in an attribute or an address", () => {
  const found = pages.flatMap(({ path: page, document }) =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith("on") || /^\s*javascript:/i.test(value),
        )
        .map(({ name }) => `${page}: ${element.tagName} ${name}`),
    ),
  );
  expect(found).toEqual([]);
});

test("the scripts hold no secret: of the build's variables only those meant for browsers", () => {
  const scripts = readdirSync(builtFolder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(path.join(builtFolder, file), "utf8"))
    .join("\n");
  const secret =
    /-----BEGIN|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bsk_live_|hiddenkey|accessToken"?:"|\bxox[abp]-/;
  expect(secret.exec(scripts)?.[0]).toBeUndefined();

  const shortest = 12;
  const hidden = Object.entries(process.env).filter(
    ([name, value]) =>
      !name.startsWith("GATSBY_") &&
      /KEY|SECRET|TOKEN|PASSWORD|CREDENTIAL/i.test(name) &&
      (value ?? "").length >= shortest,
  );
  const leaked = hidden.filter(([, value]) => scripts.includes(value ?? ""));
  expect(leaked.map(([name]) => name)).toEqual([]);
});
