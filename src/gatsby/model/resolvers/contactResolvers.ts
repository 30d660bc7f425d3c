/** A phone number as a link. The 0 in brackets of "+44 (0)20 7946 0000" is not dialled. */
export const phoneHref = ({
  phone,
}: Pick<Queries.SiteContent, "phone">): string =>
  `tel:${phone.replace(/\(0\)|[^+\d]/g, "")}`;
