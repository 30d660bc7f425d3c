import { findSite, type ResolverContext } from "./findEntry";

/** Replaces the name of an outbound link with its address. Routes and addresses stay. */
export async function resolveAddress(
  address: string,
  context: ResolverContext,
): Promise<string | undefined> {
  if (/^(\/|https:|mailto:|tel:)/.test(address)) return address;
  const { links } = await findSite(context);
  return links.find(({ name }) => name === address)?.address;
}
