import { withoutOwnHost } from "../../../common/siteUrl";
import { findSite, type ResolverContext } from "./findEntry";

/**
 * Replaces the name of an outbound link with its address. Routes and addresses of other sites stay; one of this site loses
 * its host, so that it opens like any other of its pages.
 */
export async function resolveAddress(
  address: string,
  context: ResolverContext,
): Promise<string | undefined> {
  if (/^(\/|https:|mailto:|tel:)/.test(address)) return withoutOwnHost(address);
  const { links } = await findSite(context);
  const named = links.find(({ name }) => name === address)?.address;
  return named && withoutOwnHost(named);
}
