/** Gatsby's `graphql` function. */
export type Query<Data> = (
  query: string,
  variables?: object,
) => Promise<{ data?: Data; errors?: unknown }>;

/** Runs a query. Throws an Error with the messages of a failed one. */
export async function queryOrThrow<Data>(
  graphql: Query<Data>,
  query: string,
  variables?: object,
): Promise<Data> {
  const { data, errors } = await graphql(query, variables);
  if (!data || errors)
    throw new Error(`The content cannot be read: ${JSON.stringify(errors)}`);
  return data;
}
