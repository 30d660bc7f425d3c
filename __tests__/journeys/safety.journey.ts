import { expect, test } from "../support/journey";

test("scripts, pictures, frames and requests of other sites are blocked", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|request to another host|ERR_/);
  await page.goto("/about");
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", (violation) =>
      refused.push(violation.effectiveDirective),
    );
    const inline = document.createElement("script");
    inline.text = "document.title = 'replaced'";
    document.body.append(inline);
    for (const tag of ["script", "img", "iframe"] as const) {
      const element = document.createElement(tag);
      element.src = "https://elsewhere.example.com/x";
      document.body.append(element);
    }
    const button = document.createElement("button");
    button.setAttribute("onclick", "document.title = 'replaced'");
    document.body.append(button);
    button.click();
    void fetch("https://elsewhere.example.com/x").catch(() => undefined);
  });
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { refused: string[] }).refused.toSorted(),
      ),
    )
    .toEqual([
      "connect-src",
      "frame-src",
      "img-src",
      "script-src-attr",
      "script-src-elem",
      "script-src-elem",
    ]);
  await expect(page).not.toHaveTitle("replaced");
});
