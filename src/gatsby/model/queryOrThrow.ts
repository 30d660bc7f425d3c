/** Gatsby's `graphql` function. */
export type Query<Data> = (
  query: string,
  variables?: object,
) => Promise<{ data?: Data; errors?: unknown }>;

/**
 * Runs a query.
 *
 * @param subject Begins the message, such as "The brochure's content".
 * @throws Error with the messages of the query.
 */
export async function queryOrThrow<Data>(
  graphql: Query<Data>,
  query: string,
  subject: string,
  variables?: object,
): Promise<Data> {
  const { data, errors } = await graphql(query, variables);
  if (!data || errors)
    throw new Error(`${subject} cannot be read: ${JSON.stringify(errors)}`);
  return data;
}
