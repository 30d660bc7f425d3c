/** Gatsby's own way to query its data. */
export type Query<Data> = (
  query: string,
) => Promise<{ data?: Data; errors?: unknown }>;

/**
 * What a query answers.
 *
 * @param what Begins the message, such as "The brochure's content".
 * @throws Error that tells what is wrong with the query or the content.
 */
export async function queryOrThrow<Data>(
  graphql: Query<Data>,
  query: string,
  what: string,
): Promise<Data> {
  const { data, errors } = await graphql(query);
  if (!data || errors)
    throw new Error(`${what} cannot be read: ${JSON.stringify(errors)}`);
  return data;
}
