/** What a list of search results shows of a title. */
const longest = 60;

/** A page's title as it is shown: followed by the brand where both fit into a search result. */
export function fullTitle(title: string, brand: string): string {
  const withBrand = `${title} | ${brand}`;
  return withBrand.length <= longest ? withBrand : title;
}
