import { formatAddress } from "localized-address-format";
import type { FieldResolvers } from "./findEntry";
import { mailHref, phoneHref } from "./legalValues";

interface PhoneSource {
  readonly phone?: string | null;
  readonly phoneLabel?: string | null;
  readonly furtherPhones?:
    readonly { readonly label: string; readonly phone: string }[] | null;
}

/** All phone numbers of the firm or of an office. A number with a label may break before it, but not within. */
const phones = ({
  phone,
  phoneLabel,
  furtherPhones,
}: PhoneSource): Queries.PhoneLink[] =>
  [
    ...(phone ? [{ phone, label: phoneLabel }] : []),
    ...(furtherPhones ?? []),
  ].map(({ phone: number, label = null }) => ({
    label,
    text: label ? `${number.replace(/ /g, "\u00a0")} · ${label}` : number,
    href: phoneHref({ phone: number }),
  }));

type PlaceSource = Pick<
  Queries.Office,
  "region" | "country" | "cities" | "address" | "postalCode"
>;

/**
 * The cities of an office, the first with the address. Nothing names the city again that the office has its name from.
 */
export function placeLines({
  region,
  country,
  cities,
  address,
  postalCode,
}: PlaceSource): string[] {
  const [town = "", ...others] = cities;
  const isNamedForTown = region === town && others.length === 0;
  const street = [address, isNamedForTown && postalCode].filter(
    (line) => typeof line === "string",
  );
  if (isNamedForTown) return street;
  if (!address) return [cities.join(", ")];
  const lines = formatAddress({
    postalCountry: country,
    addressLines: [address],
    postalCode: postalCode ?? "",
    locality: town,
  });
  // In some countries an address has no town, but a district.
  const hasTown = lines.some((line) => line.includes(town));
  return [...lines, ...(hasTown ? [] : [town]), others.join(", ")].filter(
    Boolean,
  );
}

export const siteResolvers: FieldResolvers<
  PhoneSource & Pick<Queries.SiteContent, "email" | "phone">
> = { emailHref: mailHref, phoneHref, phones };

export const officeResolvers: FieldResolvers<
  PhoneSource & PlaceSource & Pick<Queries.Office, "email">
> = { emailHref: mailHref, phones, placeLines };
