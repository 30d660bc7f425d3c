import { securityText } from "../../../src/gatsby/discovery/securityText";

const site = {
  siteUrl: "https://www.example.com",
  email: "hello@example.com",
};

/** The fields of security.txt, by name (RFC 9116). */
const fieldsOf = (builtAt: string) =>
  new Map(
    securityText(site, new Date(builtAt))
      .trim()
      .split("\n")
      .map((line): [string, string] => {
        const [name = "", ...value] = line.split(": ");
        return [name, value.join(": ")];
      }),
  );

test("says whom to tell, where the file belongs, and a time below a year when it ends", () => {
  const fields = fieldsOf("2026-11-22T10:20:30Z");
  expect(fields.get("Contact")).toBe("mailto:hello@example.com");
  expect(fields.get("Canonical")).toBe(
    "https://www.example.com/.well-known/security.txt",
  );
  expect(fields.get("Expires")).toBe("2027-11-17T00:00:00.000Z");
});

test("is the same for all builds of a day", () => {
  expect(fieldsOf("2026-11-22T00:00:01Z")).toEqual(
    fieldsOf("2026-11-22T23:59:59Z"),
  );
});
