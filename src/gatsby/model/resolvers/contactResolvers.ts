/** An e-mail address as a link. */
export const mailHref = ({ email }: Pick<Queries.Office, "email">): string =>
  `mailto:${email}`;

/**
 * A phone number as a link (RFC 3966): "+44 (0)20 7946-0000 ext. 12" is "tel:+442079460000;ext=12". The 0 in brackets
 * is not dialled after a country code.
 */
export const phoneHref = ({
  phone,
}: Pick<Queries.SiteContent, "phone">): string => {
  const [number = "", extension] = phone.split(/[,;]?\s*(?:#|\p{L}+\.?)\s*/u);
  const digits = number.replace(/^(\+[^(]*)\(0\)/, "$1").replace(/[^+\d]/g, "");
  return `tel:${digits}${extension ? `;ext=${extension}` : ""}`;
};
