import { hasFormat, textFormats } from "../formats";
import { escapeHtml } from "../../html/escapeHtml";

/** The values of content/site.json that documents insert by name. */
export interface LegalSource extends Pick<
  Queries.SiteContent,
  "email" | "phone"
> {
  readonly legal: Partial<Queries.Legal>;
}

const link = (address: string, text: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/** An e-mail address as a link. */
export const mailHref = ({ email }: Pick<LegalSource, "email">): string =>
  `mailto:${email}`;

/**
 * A phone number as a link (RFC 3966): "+44 (0)20 7946-0000 ext. 12" is "tel:+442079460000;ext=12". The 0 in brackets
 * is not dialled after a country code.
 */
export const phoneHref = ({ phone }: Pick<LegalSource, "phone">): string => {
  const [number = "", extension] = phone.split(/[,;]?\s*(?:#|\p{L}+\.?)\s*/u);
  const digits = number.replace(/^(\+[^(]*)\(0\)/, "$1").replace(/[^+\d]/g, "");
  return `tel:${digits}${extension ? `;ext=${extension}` : ""}`;
};

/** Values by name, for the headings of a document. */
export function legalTexts({
  email,
  phone,
  legal: { values, ...legal },
}: LegalSource): Readonly<Record<string, string>> {
  const further = values?.map(({ name, text }) => [name, text] as const) ?? [];
  return { ...Object.fromEntries(further), ...legal, email, phone };
}

/** Values by name, for the HTML of a document. E-mail addresses and phone numbers with country code are links. */
export function legalHtml(site: LegalSource): Readonly<Record<string, string>> {
  const htmlOf = (name: string, text: string): string => {
    if (hasFormat(text, textFormats.email))
      return link(mailHref({ email: text }), text);
    // Without a country code it may be any other number.
    return name === "phone" ||
      (text.startsWith("+") && hasFormat(text, textFormats.phone))
      ? link(phoneHref({ phone: text }), text)
      : escapeHtml(text);
  };
  return Object.fromEntries(
    Object.entries(legalTexts(site)).map(([name, text]) => [
      name,
      htmlOf(name, text),
    ]),
  );
}
