import { readdirSync, readFileSync } from "node:fs";
import type { ComponentProps } from "react";
import { Kind, parse } from "graphql";

/** Replaces the `gatsby` module in unit tests. */

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** Gatsby's Link as a plain anchor. */
export const Link = ({ to, children, ...anchor }: LinkProps) => (
  <a {...anchor} href={to}>
    {children}
  </a>
);

/** The query tag; returns the query text. */
export const graphql = (query: TemplateStringsArray) => query.join("");

/** The names of the top-level results of a query. */
const fieldNames = (query: string): string[] =>
  parse(query)
    .definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((each) =>
      each.kind === Kind.FIELD ? [(each.alias ?? each.name).value] : [],
    );

/** Returns the built result of a component's query. Gatsby stores it by a hash; this finds it by its field names. */
export function useStaticQuery(query: string): object {
  const folder = "public/page-data/sq/d";
  const names = fieldNames(query).sort().join();
  const found = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map(
      (file) =>
        JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as {
          data: object;
        },
    )
    .filter(({ data }) => Object.keys(data).sort().join() === names);
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`The build has ${found.length} results for ${names}.`);
  return only.data;
}

export const navigate = jest.fn();
