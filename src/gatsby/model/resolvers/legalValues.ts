import { escapeHtml } from "../../html/escapeHtml";

/** The values of content/site.json that documents insert by name. */
export interface LegalSource {
  readonly email: string;
  readonly phone: string;
  readonly legal: Readonly<Record<string, string>>;
}

const link = (address: string, text: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/** The firm's general e-mail address as a link. */
export const mailHref = ({ email }: Pick<LegalSource, "email">): string =>
  `mailto:${email}`;

/** The firm's general phone number as a link. */
export const phoneHref = ({ phone }: Pick<LegalSource, "phone">): string =>
  `tel:${phone.replace(/[^+\d]/g, "")}`;

/** Values by name, for the headings of a document. */
export const legalTexts = ({
  email,
  phone,
  legal,
}: LegalSource): Readonly<Record<string, string>> => ({
  ...legal,
  email,
  phone,
});

/** Values by name, for the HTML of a document. E-mail addresses and the phone number are links. */
export function legalHtml(site: LegalSource): Readonly<Record<string, string>> {
  const texts = Object.entries(legalTexts(site)).map(
    ([name, text]): [string, string] => [
      name,
      /email$/i.test(name)
        ? link(mailHref({ email: text }), text)
        : name === "phone"
          ? link(phoneHref(site), text)
          : escapeHtml(text),
    ],
  );
  return Object.fromEntries(texts);
}
