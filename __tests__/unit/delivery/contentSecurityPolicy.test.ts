import { createHash } from "node:crypto";
import { contentSecurityPolicy } from "../../../src/gatsby/delivery/contentSecurityPolicy";

const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function policyOf(...pages: string[]): Map<string, string[]> {
  const policy = contentSecurityPolicy(pages, "https://mail.example.com");
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

test("inline scripts are allowed by hash only, and structured data needs none", () => {
  const policy = policyOf(
    "<script>one()</script><script id='x'>\n two()\n</script>",
    "<script>one()</script><script src='/app.js' async></script>",
    '<script type="application/ld+json">{}</script>',
  );
  expect(policy.get("script-src")).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    ...[hashOf("one()"), hashOf("\n two()\n")].sort(),
  ]);
});

test("only the site and the mail service may be requested, and no site may frame a page", () => {
  const policy = policyOf("");
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("connect-src")).toEqual([
    "'self'",
    "https://mail.example.com",
  ]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("img-src")).toEqual(["'self'", "data:"]);
  for (const directive of ["font-src", "worker-src", "manifest-src"])
    expect(policy.get(directive)).toEqual(["'self'"]);
});

test("a script that differs from page to page stops the build", () => {
  const pages = Array.from({ length: 11 }, (_, n) => `<script>p=${n}</script>`);
  expect(() => policyOf(...pages)).toThrow("11 different inline scripts");
});
